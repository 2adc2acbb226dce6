export type Child = Node | string | null | undefined | false;

type Attributes = {
  [attribute: string]: string | number | boolean | null | undefined | ((event: Event) => void);
  onClick?: (event: Event) => void;
  onInput?: (event: Event) => void;
  onChange?: (event: Event) => void;
  onSubmit?: (event: Event) => void;
};

/**
 * Makes an element. `on…` attributes become listeners, `true` an empty attribute, `false`, null and undefined none.
 * There is no way in for HTML text: what the platform or a player wrote is always text.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2).toLowerCase(), value);
    else if (value === true) made.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, String(value));
  }
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A line icon on the 24 px grid, 1.75 px stroke; decorative, so hidden from assistive technology. */
export function icon(path: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.classList.add('icon');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}
