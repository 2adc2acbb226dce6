import { isLegible, needsDarkText } from './colour.ts';

/**
 * Inline style that the editor's blocks write and that is harmless: no address, no position, no negative or unbounded
 * length, nothing that leaves the block. A declaration is kept when its whole value matches, so a style may be cut at
 * every `;` without parsing strings, comments or escapes.
 */
const PRESET_NAME = '--wp--preset--';
const PRESET = String.raw`var\(${PRESET_NAME}[a-z-]{1,20}--[a-z0-9-]{1,40}\)`;
// Nothing wider than the page or longer than a screen: 999 pixels, a hundred per cent, 99 em.
const LENGTH = String.raw`(?:0|\d{1,3}(?:\.\d{1,4})?px|(?:100|\d{1,2}(?:\.\d{1,4})?)(?:%|vw|vh)|\d{1,2}(?:\.\d{1,4})?(?:em|rem|ch)|\.\d{1,4}(?:em|rem)|${PRESET})`;
const COLOUR = String.raw`(?:#[\da-f]{3,8}|rgba?\([\d\s.,%/]{5,40}\)|hsla?\([\d\s.,%/deg]{5,40}\)|transparent|currentcolor|${PRESET})`;
const STOP = String.raw`${COLOUR}(?:\s+\d{1,3}(?:\.\d+)?%)?`;
const GRADIENT = String.raw`(?:linear|radial)-gradient\((?:-?\d{1,3}deg\s*,\s*|to (?:top|bottom|left|right)\s*,\s*)?${STOP}(?:\s*,\s*${STOP}){1,8}\)`;
const SIDES = '(?:-(?:top|right|bottom|left))?';
const CORNERS = '(?:-(?:top|bottom)-(?:left|right))?';

const ALLOWED: readonly (readonly [property: RegExp, value: Pick<RegExp, 'test'>])[] = [
  [/^text-align$/u, /^(?:left|right|center|justify|start|end)$/u],
  [/^(?:color|background-color|border(?:-(?:top|right|bottom|left))?-color)$/u, whole(COLOUR)],
  [/^background$/u, whole(`(?:${COLOUR}|${GRADIENT})`)],
  [
    /^font-size$/u,
    whole(String.raw`(?:\d{1,2}(?:\.\d{1,4})?px|(?:[0-4](?:\.\d{1,4})?|\.\d{1,4})r?em|${PRESET})`),
  ],
  [/^font-weight$/u, /^(?:normal|bold|[1-9]00)$/u],
  [/^font-style$/u, /^(?:normal|italic)$/u],
  [/^line-height$/u, /^[0-3](?:\.\d{1,4})?$/u],
  [/^letter-spacing$/u, /^\d{1,2}(?:\.\d{1,4})?px$/u],
  [/^text-transform$/u, /^(?:none|uppercase|lowercase|capitalize)$/u],
  [/^text-decoration$/u, /^(?:none|underline|line-through)$/u],
  [/^(?:width|height|max-width|min-height|flex-basis)$/u, whole(`(?:auto|${LENGTH})`)],
  [/^aspect-ratio$/u, { test: isModestRatio }],
  [/^object-fit$/u, /^(?:cover|contain|fill|none|scale-down)$/u],
  [/^object-position$/u, whole(String.raw`\d{1,3}(?:\.\d+)?%(?:\s+\d{1,3}(?:\.\d+)?%)?`)],
  [/^grid-template-columns$/u, /^(?:auto \d{1,2}%|\d{1,2}% auto)$/u],
  [whole(`(?:padding|margin)${SIDES}`), whole(String.raw`(?:auto|${LENGTH})(?:\s+(?:auto|${LENGTH})){0,3}`)],
  [/^(?:gap|row-gap|column-gap)$/u, whole(String.raw`${LENGTH}(?:\s+${LENGTH})?`)],
  [whole(`border${SIDES}-width`), whole(LENGTH)],
  [whole(`border${SIDES}-style`), /^(?:none|solid|dashed|dotted|double)$/u],
  [whole(`border${CORNERS}-radius`), whole(LENGTH)],
  [
    /^list-style-type$/u,
    /^(?:none|disc|circle|square|decimal|lower-alpha|upper-alpha|lower-roman|upper-roman)$/u,
  ],
];

/** The declarations of an inline style that are kept, and what they need of the style sheets. */
interface SafeStyle {
  readonly style: string;
  /** It names a size or a colour of WordPress's palette. */
  readonly hasPreset: boolean;
  /** Its background needs dark text. */
  readonly isLightGround: boolean;
}

/**
 * Keeps the safe declarations of an inline style. Colours were chosen for another page: a text colour is kept only
 * where it can be read on its own background, or without one on the page's dark background.
 */
export function safeStyle(written: string): SafeStyle {
  const kept = new Map<string, string>();
  for (const declaration of written.toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(0, colon)).trim();
    const value = declaration.slice(colon + 1).trim();
    const isAllowed = ALLOWED.some(([name, values]) => name.test(property) && values.test(value));
    if (isAllowed) kept.set(property, value);
  }
  const text = kept.get('color');
  const ground = kept.get('background-color') ?? kept.get('background');
  if (text !== undefined && !isLegible(text, ground)) kept.delete('color');
  const style = [...kept].map(([property, value]) => `${property}:${value}`).join(';');
  return {
    style,
    hasPreset: style.includes(PRESET_NAME),
    isLightGround: ground !== undefined && !kept.has('color') && needsDarkText(ground),
  };
}

/** `16/9`, `1.5` or `auto`; at most ten times as long as it is wide, or as wide as it is long. */
function isModestRatio(value: string): boolean {
  if (value === 'auto') return true;
  const [, width, height = '1'] = /^(\d{1,4}(?:\.\d{1,4})?)(?:\s*\/\s*(\d{1,4}))?$/u.exec(value) ?? [];
  const ratio = Number(width) / Number(height);
  return ratio >= 0.1 && ratio <= 10;
}

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u');
}
