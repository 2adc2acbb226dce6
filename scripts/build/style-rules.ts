import type { Need, StyleRule } from '../../worker/page/used-styles.ts';

/** At-rules whose rules apply one by one; a rule of another kind (`@keyframes`, `@font-face`) is one piece. */
const GROUPS = /^@(?:layer|media|supports|container|starting-style)\b/u;
const NAME = /[\w-]+/uy;
const KEYFRAMES = /^@(?:-webkit-)?keyframes (?<name>[\w-]+)/u;
/** Lightning CSS writes it beside the property itself, which every browser of ours knows without (Safari since 12.1). */
const PREFIXED = /-webkit-text-decoration-color:[^;}]*;/gu;
const LOGICAL = /:(?:is|where)$/u;

/**
 * Reads a minified style sheet into its rules, and what each needs of a page. What it does not understand of a selector
 * needs nothing, so that its rule is never left out.
 */
export function readRules(sheet: string): readonly StyleRule[] {
  return withNeedsOfKeyframes(rulesIn(sheet.replaceAll(PREFIXED, ''), []));
}

/** Keyframes need what one of the rules that name them needs; nothing where none in this sheet does. */
function withNeedsOfKeyframes(rules: readonly StyleRule[]): readonly StyleRule[] {
  return rules.map((rule) => {
    const name = KEYFRAMES.exec(rule.text)?.groups?.['name'];
    if (name === undefined) return rule;
    const users = rules.filter((other) => other !== rule && other.text.split(/[^\w-]/u).includes(name));
    const isNeeded = users.length === 0 || users.some(({ needs }) => needs.length === 0);
    return isNeeded ? rule : { ...rule, needs: [users.map(({ needs }) => needs)] };
  });
}

function rulesIn(sheet: string, within: readonly string[]): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  let start = 0;
  let at = 0;
  while (at < sheet.length) {
    if (sheet[at] === ';') {
      rules.push({ within, text: sheet.slice(start, at + 1), needs: [] });
      start = at + 1;
    } else if (sheet[at] === '{') {
      const head = sheet.slice(start, at);
      const end = closing(sheet, at);
      if (GROUPS.test(head)) rules.push(...rulesIn(sheet.slice(at + 1, end), [...within, head]));
      else
        rules.push({
          within,
          text: sheet.slice(start, end + 1),
          needs: head[0] === '@' ? [] : needsOf(head),
        });
      start = end + 1;
      at = end;
    } else if (isQuote(sheet[at])) {
      at = closingQuote(sheet, at);
    }
    at += 1;
  }
  return rules;
}

/** What elements need for one of the selectors of a list to match them in some state. */
export function needsOf(selectors: string): readonly Need[] {
  const alternatives = splitList(selectors).map(needsOfOne);
  const [only] = alternatives;
  if (only !== undefined && alternatives.length === 1) return only;
  return alternatives.some((needs) => needs.length === 0) ? [] : [alternatives];
}

function needsOfOne(selector: string): readonly Need[] {
  // Escapes are in no name of ours.
  if (selector.includes('\\')) return [];
  const needs: Need[] = [];
  let at = 0;
  while (at < selector.length) {
    const char = selector[at] ?? '';
    if (char === '[' || char === '(') {
      const end = closing(selector, at);
      // `:not()` needs nothing, and what `:has()` looks for may come later.
      if (char === '(' && LOGICAL.test(selector.slice(0, at)))
        needs.push(...needsOf(selector.slice(at + 1, end)));
      at = end + 1;
      continue;
    }
    const nameAt = /[.:#]/u.test(char) ? at + (selector.startsWith('::', at) ? 2 : 1) : at;
    NAME.lastIndex = nameAt;
    const name = NAME.exec(selector)?.[0] ?? '';
    if (name !== '' && char === '.') needs.push(`.${name}`);
    else if (name !== '' && nameAt === at) needs.push(name);
    at = Math.max(nameAt + name.length, at + 1);
  }
  return needs;
}

/** The parts of a list between its own commas. */
function splitList(list: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < list.length; at += 1) {
    if (list[at] === '(' || list[at] === '[') at = closing(list, at);
    else if (list[at] === ',') {
      parts.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, list.slice(start)];
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/** @throws Error when what opens there is never closed */
function closing(text: string, opening: number): number {
  const open = text[opening] ?? '';
  const close = CLOSING[open];
  let depth = 0;
  for (let at = opening; at < text.length; at += 1) {
    if (isQuote(text[at])) at = closingQuote(text, at);
    else if (text[at] === open) depth += 1;
    else if (text[at] === close) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Error(`A style sheet has no end of ${text.slice(opening, opening + 40)}`);
}

function isQuote(char: string | undefined): boolean {
  return char === '"' || char === "'";
}

function closingQuote(text: string, opening: number): number {
  let at = opening + 1;
  while (at < text.length && text[at] !== text[opening]) at += text[at] === '\\' ? 2 : 1;
  return at;
}
