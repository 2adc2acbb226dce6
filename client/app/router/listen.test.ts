// @vitest-environment own-window
import { expect, onTestFinished, test, vi } from 'vitest';
import { browserStorage } from '../browser/storage.ts';
import { createHistoryEntries } from './history-entries.ts';
import { listenForNavigation } from './listen.ts';
import type { Router } from './router.ts';
import { createScrollMemory } from './scroll-memory.ts';

/** A document that listens, and what it has asked of the router. */
function listening() {
  const asked: string[] = [];
  const ask = (what: string) => () => void asked.push(what);
  const router: Router = {
    follow: ask('follow'),
    async visit() {
      asked.push('visit');
      return false;
    },
    traverse: ask('traverse'),
    resume: ask('resume'),
    leave: ask('leave'),
    prefetch: ask('prefetch'),
  };
  const entries = createHistoryEntries({
    history,
    memory: createScrollMemory(browserStorage(() => sessionStorage)),
    position: () => ({ x: 0, y: 300 }),
    newKey: () => 'key',
  });
  listenForNavigation({ router, entries, hydration: { isPending: () => false } });
  return { asked };
}

test('a search is visited as a link is; a form that sends its words elsewhere is no address', () => {
  const { asked } = listening();
  const submit = (method: string) => {
    document.body.innerHTML = `<form action="/contact-us/" method="${method}"><input name="message" value="private"></form>`;
    document
      .querySelector('form')
      ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  };
  submit('dialog');
  expect(asked).toEqual([]);
  submit('get');
  expect(asked).toEqual(['visit']);
});

test('a document that comes back from where the browser kept it looks where it is; one that is new need not', () => {
  const { asked } = listening();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(asked).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  onTestFinished(() => scrollTo.mockRestore());
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(asked).toEqual(['resume']);
  // Where it was left, though Safari shows it at its top.
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 300, behavior: 'instant' });
});

test('a hidden tab, which a phone may discard, leaves its place to the browser; one that is shown again keeps it', () => {
  sessionStorage.clear();
  listening();
  const show = (isShown: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  expect([history.scrollRestoration, sessionStorage.length]).toEqual(['manual', 0]);
  show(false);
  expect([history.scrollRestoration, sessionStorage.length]).toEqual(['auto', 1]);
  show(true);
  expect(history.scrollRestoration).toBe('manual');
});

test('the reload with which Back left another page, before anything listened, is no more', () => {
  const reload = vi.fn();
  Object.assign(window, { onpopstate: reload });
  const { asked } = listening();
  window.dispatchEvent(Object.assign(new Event('popstate'), { state: { key: 'other' } }));
  expect(reload).not.toHaveBeenCalled();
  expect(asked).toEqual(['traverse']);
});
