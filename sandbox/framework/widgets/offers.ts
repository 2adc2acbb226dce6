import { element } from '../ui/element.ts';
import type { Widget } from './widget.ts';

/** What `openOffersPopup()` opens. */
export const offers: Widget = {
  title: 'offers',
  forPlayers: false,
  async render({ api, language }) {
    const { t } = language();
    const answer = await api.offers();
    if (answer.offers.length === 0) return element('p', { class: 'lead' }, t('offersNone'));
    return element(
      'ul',
      { class: 'list' },
      ...answer.offers.map(({ title, text, terms }) =>
        element(
          'li',
          {},
          element('h3', {}, title),
          element('p', {}, text),
          element(
            'details',
            {},
            element('summary', {}, t('offersTerms')),
            element('p', { class: 'hint' }, terms),
          ),
        ),
      ),
    );
  },
};
