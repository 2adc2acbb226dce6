import tokensCss from '../../styles/tokens.css?raw';

export interface Token {
  /** With its dashes. */
  readonly name: string;
  readonly value: string;
}

const TOKEN_KINDS = ['colour', 'space', 'radius', 'type', 'time', 'order', 'other'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** The tokens that `client/styles/tokens.css` declares for every page, by kind, in the order of the kinds. */
export function tokensByKind(): readonly (readonly [TokenKind, readonly Token[]])[] {
  const tokens = declarations();
  return TOKEN_KINDS.map((kind) => [kind, tokens.filter((token) => kindOf(token) === kind)]);
}

/** Those of the first rule; the rules after it change some of them for a width or a header. */
function declarations(): readonly Token[] {
  const [root = ''] = tokensCss.replaceAll(/\/\*.*?\*\//gsu, '').split('}');
  return [...root.matchAll(/(?<name>--[\w-]+):\s*(?<value>[^;]+);/gu)].map(({ groups }) => ({
    name: groups?.['name'] ?? '',
    value: (groups?.['value'] ?? '').replaceAll(/\s+/gu, ' '),
  }));
}

/** By its value or, where that is a length like others, by its name. */
function kindOf({ name, value }: Token): TokenKind {
  if (value.startsWith('oklch(')) return 'colour';
  if (/^--s\d+$/u.test(name)) return 'space';
  if (name.startsWith('--radius-')) return 'radius';
  if (/^--(?:text-|title|body)/u.test(name)) return 'type';
  if (/^\d+ms /u.test(value)) return 'time';
  return name.startsWith('--z-') ? 'order' : 'other';
}
