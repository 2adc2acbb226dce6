import { element } from '../ui/element.ts';
import { paragraph } from '../ui/parts.ts';
import type { Widget } from './widget.ts';

/** What `openOffersPopup()` opens. */
export const offers: Widget = {
  title: 'offers',
  forPlayers: false,
  async render({ api, language }) {
    const { t } = language();
    const answer = await api.offers();
    if (answer.offers.length === 0) return paragraph('lead', t('offersNone'));
    return element(
      'ul',
      { class: 'list' },
      ...answer.offers.map(({ title, text, terms }) =>
        element(
          'li',
          {},
          element('h3', {}, title),
          element('p', {}, text),
          element('details', {}, element('summary', {}, t('offersTerms')), paragraph('hint', terms)),
        ),
      ),
    );
  },
};
