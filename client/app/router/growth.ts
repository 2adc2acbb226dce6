import { isInSight } from '../../ui/is-in-sight.ts';

/** The picture that stands for a page: an article's own. */
const PAGE_PICTURE = 'main [data-picture]';
/** Of the pair in the view transition (client/styles/base.css). */
const NAME = 'picture';

/** Whether the page's picture is seen, and may shrink back into a card. */
export function isPictureInSight(): boolean {
  const picture = document.querySelector(PAGE_PICTURE);
  return picture !== null && isInSight(picture);
}

export interface Growth {
  /** In the view transition's callback, when the new page is in the document. */
  readonly arrive: () => void;
  /** When the transition has ended. */
  readonly end: () => void;
}

/**
 * Lets the picture of a card grow into that of the page that it leads to, and shrink back on the way back: for this one
 * transition the two have the same name.
 * @param pressed the link that was pressed; null: Back or Forward
 * @param left address of the page that is left, as links to it have it
 */
export function startGrowth(pressed: Element | null, left: string): Growth {
  const before = pressed === null ? document.querySelector(PAGE_PICTURE) : pictureOfCard(pressed);
  let after: Element | null = null;
  name(before, NAME);
  return {
    arrive() {
      name(before, '');
      const shrinks = pressed === null && before !== null;
      after = shrinks ? cardOf(left) : document.querySelector(PAGE_PICTURE);
      name(after, NAME);
    },
    end: () => name(after, ''),
  };
}

function pictureOfCard(link: Element): Element | null {
  return link.closest('li')?.querySelector('img') ?? null;
}

function cardOf(address: string): Element | null {
  const link = document.querySelector(`main li a[href="${CSS.escape(address)}"]`);
  return link === null ? null : pictureOfCard(link);
}

function name(picture: Element | null, value: string): void {
  if (picture instanceof HTMLElement) picture.style.viewTransitionName = value;
}
