import type { Answer, RequestBody } from '../../session/contract.ts';
import type { MessageKey } from '../language.ts';
import { element } from '../ui/element.ts';
import { fieldAround } from '../ui/fields.ts';
import { paragraph, stack } from '../ui/parts.ts';
import { formsIn } from './forms.ts';
import type { Widget, WidgetContext } from './widget.ts';

const MAX_BYTES = 10 * 1024 * 1024;

const KINDS: Record<RequestBody<'document'>['kind'], MessageKey> = {
  identity: 'documentIdentity',
  address: 'documentAddress',
  payment: 'documentPayment',
};
const KIND_NAMES = [
  'identity',
  'address',
  'payment',
] as const satisfies readonly RequestBody<'document'>['kind'][];

export const documentUpload: Widget = {
  title: 'documentUpload',
  forPlayers: true,
  async render(context) {
    const { api, player } = context;
    const language = context.language();
    const { t } = language;
    const sent = element('div', { role: 'status' }, list(await player.asPlayer(api.documents), context));

    const forms = formsIn(language);
    const kinds = KIND_NAMES.map((value) => ({ value, label: t(KINDS[value]) }));
    const kind = forms.select('kind', 'documentKind', kinds);
    const input = element('input', { type: 'file', accept: 'image/jpeg,image/png,application/pdf' });
    const file = fieldAround(input, {
      name: 'fileName',
      label: t('documentFile'),
      validate() {
        const chosen = input.files?.[0];
        if (chosen === undefined) return t('documentMissing');
        return chosen.size > MAX_BYTES ? t('documentLarge') : undefined;
      },
    });
    const send = async (): Promise<void> => {
      const chosen = input.files?.[0];
      if (chosen === undefined) return;
      const body = {
        kind: KIND_NAMES.find((one) => one === kind.value()) ?? 'identity',
        fileName: chosen.name,
        sizeBytes: chosen.size,
      };
      sent.replaceChildren(list(await player.asPlayer(() => api.addDocument(body)), context));
      made.reset();
    };
    const made = forms.form({ fields: [kind, file], submit: 'documentSubmit', send });
    return stack(paragraph('lead', t('documentLead')), made, sent);
  },
};

function list({ documents }: Answer<'documents'>, { language }: WidgetContext): HTMLElement {
  const { t, dateTime } = language();
  if (documents.length === 0) return paragraph('hint', t('documentNone'));
  return element(
    'ul',
    { class: 'list' },
    ...documents.map(({ kind, fileName, at }) =>
      element(
        'li',
        {},
        element('span', {}, `${t(KINDS[kind])}: ${fileName}`),
        element('span', { class: 'hint' }, `${t('documentReceived')}, ${dateTime(at)}`),
      ),
    ),
  );
}
