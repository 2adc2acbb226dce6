import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sinksIn } from './sinks.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** What runs in browsers. */
const FILES = ['client', 'shared', 'sandbox/framework', 'sandbox/recaptcha', 'sandbox/game'].flatMap(
  (folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test|\.d)\.tsx?$/u.test(file) && !file.startsWith('testing/'))
      .map((file) => `${folder}/${file}`),
);

/** The files that use sinks, and which. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  'client/trusted/trusted.ts': ['createHTML', 'createPolicy', 'createScriptURL', 'dangerouslySetInnerHTML', 'innerHTML', 'set src'],
  'client/trusted/insert-script.ts': ['createElement script'],
  // Its attributes' names are written in the framework's own sources; functions become listeners.
  'sandbox/framework/ui/element.ts': ['setAttribute of any name'],
}; // prettier-ignore

describe('§7.9 text becomes HTML or script in one module (client/trusted)', () => {
  test.each([
    ['a member', 'element.innerHTML = html;', '1: innerHTML'],
    ['a computed member', "element['outerHTML'] = html;", '1: outerHTML'],
    ['a call', "element.insertAdjacentHTML('afterend', html);", '1: insertAdjacentHTML'],
    ['a parser', "\nnew DOMParser().parseFromString(html, 'text/html');", '2: parseFromString'],
    ['a prop of React', 'const part = <p dangerouslySetInnerHTML={{ __html: html }} />;', '1: dangerouslySetInnerHTML'],
    ['a spread prop of React', 'const props = { dangerouslySetInnerHTML: { __html: html } };', '1: dangerouslySetInnerHTML'],
    ['a frame of text', 'const part = <iframe srcDoc={html} />;', '1: srcDoc'],
    ['a script of React', 'const part = <script>{code}</script>;', '1: <script>'],
    ['a script', "document.createElement('script');", '1: createElement script'],
    ['a handler', "element.setAttribute('onclick', code);", '1: setAttribute onclick'],
    ['an attribute of any name', 'element.setAttribute(name, value);', '1: setAttribute of any name'],
    ['a property set by name', "Reflect.set(script, 'src', address);", '1: set src'],
    ['the document', 'document.write(html);', '1: document.write'],
    ['eval', 'eval(code);', '1: eval'],
    ['a function of a text', "new Function('return 1');", '1: Function'],
    ['a worker', "new Worker('/worker.js');", '1: Worker'],
    ['a timer of a text', "setTimeout('run()', 5);", '1: setTimeout of a text'],
    ['a policy', "trustedTypes.createPolicy('another', {});", '1: createPolicy'],
  ])('%s is recognised', (_what, source, expected) => {
    expect(sinksIn('part.tsx', source)).toContain(expected);
  }); // prettier-ignore

  test('what is none is let by', () => {
    const source = `
      element.setAttribute('aria-label', text);
      element.textContent = text;
      setTimeout(() => run(), 5);
      new Map().set('a', 'b');
      const part = <p title={text}>{text}</p>;`;
    expect(sinksIn('part.tsx', source)).toEqual([]);
  });

  test('no other file uses a sink: use client/trusted, or its owner', () => {
    expect(FILES.length).toBeGreaterThan(300);
    const used = FILES.flatMap((file) => {
      const sinks = sinksIn(file, readFileSync(path.join(ROOT, file), 'utf8'));
      const names = new Set(sinks.map((sink) => sink.replace(/^\d+: /u, '')));
      return names.size === 0 ? [] : [[file, [...names].toSorted()] as const];
    });
    expect(Object.fromEntries(used)).toEqual(OWNERS);
  });
});
