import { parseSync, Visitor } from 'vite';

/** Members that turn text into HTML, a script, or a script's address (the injection sinks of Trusted Types). */
const SINKS: ReadonlySet<string> = new Set([
  'createContextualFragment',
  'createHTML',
  'createPolicy',
  'createScript',
  'createScriptURL',
  'dangerouslySetInnerHTML',
  'execCommand',
  'importScripts',
  'innerHTML',
  'insertAdjacentHTML',
  'outerHTML',
  'parseFromString',
  'parseHTMLUnsafe',
  'setHTMLUnsafe',
  'srcDoc',
  'srcdoc',
]);
const WRITERS: ReadonlySet<string> = new Set(['write', 'writeln']);
const MAKERS: ReadonlySet<string> = new Set(['Function', 'Worker', 'SharedWorker']);
const TIMERS: ReadonlySet<string> = new Set(['setTimeout', 'setInterval']);

/**
 * The injection sinks that a source file uses, as `line: what`; elements of JSX named `script` too, because React makes those
 * out of HTML in a browser.
 */
export function sinksIn(file: string, source: string): string[] {
  const found: string[] = [];
  const note = (start: number, what: string) =>
    void found.push(`${source.slice(0, start).split('\n').length}: ${what}`);
  const noteName = (start: number, name: string) => {
    if (SINKS.has(name)) note(start, name);
  };
  const noteMade = (start: number, name: string) => {
    if (MAKERS.has(name) || name === 'eval') note(start, name);
  };
  new Visitor({
    MemberExpression({ object, property, start }) {
      const name = property.type === 'Identifier' ? property.name : literalOf(property);
      if (name === null) return;
      noteName(start, name);
      if (WRITERS.has(name) && object.type === 'Identifier' && object.name === 'document')
        note(start, `document.${name}`);
    },
    Property({ key, start }) {
      const name = key.type === 'Identifier' ? key.name : literalOf(key);
      if (name !== null) noteName(start, name);
    },
    JSXAttribute({ name, start }) {
      if (name.type === 'JSXIdentifier') noteName(start, name.name);
    },
    JSXOpeningElement({ name, start }) {
      if (name.type === 'JSXIdentifier' && name.name === 'script') note(start, '<script>');
    },
    NewExpression({ callee, start }) {
      if (callee.type === 'Identifier') noteMade(start, callee.name);
    },
    CallExpression({ callee, arguments: given, start }) {
      const name =
        callee.type === 'Identifier'
          ? callee.name
          : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
            ? callee.property.name
            : null;
      if (name === null) return;
      const [first, second] = given.map(literalOf);
      if (callee.type === 'Identifier') {
        noteMade(start, name);
        noteName(start, name);
      }
      if (TIMERS.has(name) && typeof first === 'string') note(start, `${name} of a text`);
      if (name === 'createElement' && first === 'script') note(start, 'createElement script');
      if (name === 'setAttribute' && (first === null || /^(?:on|srcdoc$)/iu.test(first ?? '')))
        note(start, `setAttribute ${first ?? 'of any name'}`);
      if (
        name === 'set' &&
        second !== null &&
        second !== undefined &&
        (second === 'src' || SINKS.has(second))
      )
        note(start, `set ${second}`);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** The text of a literal; null for anything else. */
function literalOf(node: { readonly type: string; readonly value?: unknown }): string | null {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}
