import type { Marketing } from '../../session/contract.ts';
import type { Language, MessageKey } from '../language.ts';
import { element } from '../ui/element.ts';

/** Documented in docs/contracts/platform-framework.md: the page's own opt-in rule (§4, UK) acts on this element. */
export const MARKETING_OPT_IN_ID = 'casino-platform-marketing-email';

export type MarketingChannel = keyof Marketing;

/** The channels, by the messages that name them. */
export const MARKETING = {
  email: 'marketingEmail',
  text: 'marketingText',
  phone: 'marketingPhone',
} as const satisfies Readonly<Record<MarketingChannel, MessageKey>>;

/**
 * The marketing boxes, one for each channel, none ticked (LCCP 5.1.12). They lie in the page's own tree and are slotted into
 * the form, so that the page's rule finds the one for e-mail by its id without knowing of shadow roots; hence the inline
 * styles, which the page's CSS cannot lose by chance.
 */
export function marketingOptIn(
  host: HTMLElement,
  t: Language['t'],
): { slot: HTMLElement; ticked(): Marketing } {
  const box = (name: string, id: string) => {
    const made = element('input', { type: 'checkbox', id, name });
    Object.assign(made.style, {
      all: 'revert',
      inlineSize: '22px',
      blockSize: '22px',
      margin: '0',
      accentColor: 'var(--lamp, oklch(0.84 0.14 82))',
      colorScheme: 'dark',
    });
    return made;
  };
  const boxes = {
    email: box(MARKETING.email, MARKETING_OPT_IN_ID),
    text: box(MARKETING.text, 'casino-platform-marketing-text'),
    phone: box(MARKETING.phone, 'casino-platform-marketing-phone'),
  };
  const labelled = (channel: MarketingChannel) => {
    const label = element('label', { for: boxes[channel].id }, boxes[channel], t(MARKETING[channel]));
    Object.assign(label.style, { display: 'flex', alignItems: 'center', gap: '12px', minBlockSize: '44px' });
    return label;
  };
  const group = element(
    'fieldset',
    { slot: 'marketing' },
    element('legend', {}, t('marketing')),
    labelled('email'),
    labelled('text'),
    labelled('phone'),
  );
  Object.assign(group.style, {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 24px',
    border: '0',
    margin: '0',
    padding: '0',
    font: 'inherit',
    fontSize: '15px',
  });
  host.replaceChildren(group);
  return {
    slot: element('slot', { name: 'marketing' }),
    ticked: () => ({
      email: boxes.email.checked,
      text: boxes.text.checked,
      phone: boxes.phone.checked,
    }),
  };
}
