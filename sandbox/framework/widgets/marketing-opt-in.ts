import { element } from '../ui/element.ts';

/** Documented in docs/contracts/platform-framework.md: the page's own opt-in rule (§4, UK) acts on this element. */
export const MARKETING_OPT_IN_ID = 'casino-platform-marketing-email';

/**
 * The marketing e-mail checkbox. It lies in the page's own tree and is slotted into the form, so that the page's rule
 * finds it by its id without knowing of shadow roots; hence the inline styles, which the page's CSS cannot lose by chance.
 */
export function marketingOptIn(host: HTMLElement, text: string): { slot: HTMLElement; ticked(): boolean } {
  const box = element('input', { type: 'checkbox', id: MARKETING_OPT_IN_ID, name: 'marketingEmail' });
  const label = element(
    'label',
    { slot: 'marketing', for: MARKETING_OPT_IN_ID },
    box,
    element('span', {}, text),
  );
  Object.assign(label.style, {
    display: 'grid',
    gridTemplateColumns: '22px 1fr',
    gap: '12px',
    font: 'inherit',
    fontSize: '15px',
  });
  Object.assign(box.style, {
    all: 'revert',
    inlineSize: '22px',
    blockSize: '22px',
    margin: '0',
    accentColor: 'var(--lamp, oklch(0.84 0.14 82))',
    colorScheme: 'dark',
  });
  host.replaceChildren(label);
  return { slot: element('slot', { name: 'marketing' }), ticked: () => box.checked };
}
