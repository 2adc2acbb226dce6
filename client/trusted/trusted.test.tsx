// @vitest-environment own-window
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SafeHtml } from '../../shared/domain/content.ts';
import type * as Trusted from './trusted.ts';

afterEach(() => vi.resetModules());

/** The module in a browser that has Trusted Types, or has none. */
async function browser(hasTypes: boolean) {
  const policies: string[] = [];
  vi.stubGlobal(
    'trustedTypes',
    hasTypes
      ? {
          createPolicy(name: string) {
            policies.push(name);
            return {
              createHTML: (html: string) => ({ html, toString: () => html }),
              createScriptURL: (address: string) => ({ address }),
            };
          },
        }
      : undefined,
  );
  vi.resetModules();
  const trusted: typeof Trusted = await import('./trusted.ts');
  return { trusted, policies };
}

const clean = (html: string) => html as SafeHtml;

/** What a hook gives in each rendering of a component that is rendered twice. */
function rendered<T>(hook: () => T): readonly T[] {
  const given: T[] = [];
  function Part() {
    given.push(hook());
    return null;
  }
  renderToString(<Part />);
  return given;
}

describe('§7.9 HTML and addresses of scripts', () => {
  test('where the browser has Trusted Types, they pass the one policy', async () => {
    const { trusted, policies } = await browser(true);
    expect(policies).toEqual(['casino']);
    const [html] = rendered(() => trusted.useSafeHtml(clean('<p>18+</p>')));
    expect(html?.dangerouslySetInnerHTML.__html).toMatchObject({ html: '<p>18+</p>' });
    expect(trusted.FOUND_HTML.dangerouslySetInnerHTML.__html).toMatchObject({ html: '' });
    const script: { src?: unknown } = {};
    trusted.setScriptAddress(script as HTMLScriptElement, 'https://platform.example/a.js');
    expect(script.src).toEqual({ address: 'https://platform.example/a.js' });
  });

  test('at the edge and in a browser without them they stay text', async () => {
    const { trusted } = await browser(false);
    const [html] = rendered(() => trusted.useSafeHtml(clean('<p>18+</p>')));
    expect(html).toEqual({ dangerouslySetInnerHTML: { __html: '<p>18+</p>' } });
    const script: { src?: unknown } = {};
    trusted.setScriptAddress(script as HTMLScriptElement, 'https://platform.example/a.js');
    expect(script.src).toBe('https://platform.example/a.js');
  });

  test('HTML that is rendered again is not written again: what a visitor has opened in it stays', async () => {
    const { trusted } = await browser(true);
    const root = createRoot(document.body);
    function Part({ title }: { readonly title: string }) {
      return <div title={title} {...trusted.useSafeHtml(clean('<p>Video</p>'))} />;
    }
    flushSync(() => root.render(<Part title="one" />));
    const first = document.querySelector('p');
    flushSync(() => root.render(<Part title="two" />));
    expect([document.querySelector('div')?.title, document.querySelector('p') === first]).toEqual([
      'two',
      true,
    ]);
    root.unmount();
  });

  test('data cannot end its element, whatever it is', async () => {
    const { trusted } = await browser(false);
    const json = JSON.stringify({ title: '</script><script>alert(1)</script><!--' });
    const html = trusted.dataBlockHtml({ type: 'application/json', id: 'data', json });
    expect(html).toMatch(/^<script id="data" type="application\/json">[^<]*<\/script>$/u);
    expect(JSON.parse(/>([^<]*)</u.exec(html)?.[1] ?? '')).toEqual(JSON.parse(json));
  });
});
