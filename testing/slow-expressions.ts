import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { parseSync, Visitor } from 'vite';

/** A regular expression as a source file writes it. */
export interface WrittenExpression {
  readonly pattern: string;
  readonly flags: string;
}

/** The regular expressions that a source writes as literals. */
export function expressionsIn(file: string, source: string): readonly WrittenExpression[] {
  const found: WrittenExpression[] = [];
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      found.push(node.regex);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** Makes a text of about this many characters. */
export type Attack = (size: number) => string;

/** One of each kind that expressions tell apart. */
const CHARACTERS = [...'a1 -.,;:<>"\'()/%&@=_x[]{}|\\?#+!*×\u00A0é\t\n'];
/** Elements that stand for one character of several. */
const ONE_CHARACTER: ReadonlySet<string> = new Set([
  'CharacterClass',
  'CharacterSet',
  'ExpressionCharacterClass',
]);
/** A repetition of at least this many is taken for one without a bound. */
const MANY = 20;
/** With each of these an expression that ran to the end has to turn back. */
const ENDS = ['', '\0', '\n', '!'];

/**
 * Texts that make an expression begin over and over: before each repetition of it without a bound, what it wants until there, and what
 * it repeats, many times. Where it scans to the end from each of these beginnings, its time is squared.
 */
export function attacksOn({ pattern, flags }: WrittenExpression): readonly Attack[] {
  const tree = new RegExpParser().parsePattern(pattern, 0, pattern.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const beginnings = new Set(['']);
  const pieces = new Set<string>();
  const visit = (alternatives: readonly AST.Alternative[], before: string): void => {
    for (const { elements } of alternatives) {
      let soFar = before;
      for (const element of elements) {
        beginnings.add(soFar);
        if (element.type === 'Quantifier' && element.max > MANY)
          for (const one of matchesOf(element.element, flags)) pieces.add(one).add(soFar + one);
        const inner = element.type === 'Quantifier' ? element.element : element;
        if ('alternatives' in inner) visit(inner.alternatives, soFar);
        soFar += exampleOf(element, flags);
      }
      pieces.add(soFar);
    }
  };
  visit(tree.alternatives, '');
  pieces.delete('');
  return [...pieces].flatMap((piece) =>
    [...beginnings].flatMap((beginning) =>
      ENDS.map(
        (end): Attack =>
          (size) =>
            beginning + piece.repeat(Math.ceil(size / piece.length)) + end,
      ),
    ),
  );
}

/** The single characters that an element matches; of anything longer an example. */
function matchesOf(element: AST.Element, flags: string): readonly string[] {
  if (!ONE_CHARACTER.has(element.type)) return [exampleOf(element, flags)];
  const alone = new RegExp(`^${element.raw}$`, flags.replace(/[gy]/gu, ''));
  return CHARACTERS.filter((character) => alone.test(character));
}

/** A text that matches, but for what looks around and back. */
function exampleOf(element: AST.Element, flags: string): string {
  if (ONE_CHARACTER.has(element.type)) return matchesOf(element, flags)[0] ?? 'a';
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'Quantifier':
      return exampleOf(element.element, flags).repeat(Math.min(Math.max(element.min, 1), MANY));
    case 'Group':
    case 'CapturingGroup':
      return (element.alternatives[0]?.elements ?? []).map((inner) => exampleOf(inner, flags)).join('');
    default:
      return '';
  }
}
