import { describe, expect, it } from 'vitest';
import type { SafeHtml } from '../../shared/domain/content.ts';
import type { InfoContent } from './collaborators.ts';
import { InfoPopup } from './info-popup.ts';
import { FETCH_MINIMUM_DELAY_MS } from '../../shared/config/constants.ts';
import { testCollaborators } from '../../testing/client/collaborators.ts';

/** Resolves after all pending promise handlers have run. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** As if the edge had cleaned it. */
const clean = (html: string) => html as SafeHtml;

/** A popup whose pages load when the test says so. */
function popup() {
  const asked: { readonly page: string; readonly respond: (content: InfoContent | null) => void }[] = [];
  const collaborators = testCollaborators({
    fetchInfoPage: (page) => {
      const { promise, resolve } = Promise.withResolvers<InfoContent | null>();
      asked.push({ page, respond: resolve });
      return promise;
    },
  });
  const { timers } = collaborators;
  const model = new InfoPopup(collaborators);
  const respond = async (html: string | null) => {
    asked.at(-1)?.respond(html === null ? null : { html: clean(html) });
    timers.pass(FETCH_MINIMUM_DELAY_MS);
    await settled();
  };
  return { model, asked, respond, timers };
}

describe('info popup', () => {
  it('§2.8 opens on a page id, with a spinner until the page has loaded', async () => {
    const { model, respond } = popup();
    model.open('terms');
    expect([model.isOpen.value, model.isLoading.value, model.currentPage.value]).toEqual([
      true,
      true,
      'terms',
    ]);
    await respond('<p>Terms</p>');
    expect(model.isLoading.value).toBe(false);
    expect(model.shown.value).toEqual({ page: 'terms', content: { html: '<p>Terms</p>' } });
    expect(model.depth.value).toBeLessThan(2);
  });

  it('§9 the spinner turns for 200 ms at least', async () => {
    const { model, asked, timers } = popup();
    model.open('terms');
    asked.at(-1)?.respond({ html: clean('at once') });
    timers.pass(FETCH_MINIMUM_DELAY_MS - 1);
    await settled();
    expect(model.isLoading.value).toBe(true);
    timers.pass(1);
    await settled();
    expect(model.isLoading.value).toBe(false);
  });

  it('§4 a linked page is added to the history; Back removes it and loads the previous one again', async () => {
    const { model, respond, asked } = popup();
    model.open('help');
    await respond('help');
    model.push('faq');
    expect(model.shown.value?.page, 'the page before stays until the next has come').toBe('help');
    await respond('faq');
    expect(model.depth.value).toBe(2);
    model.back();
    await respond('help again');
    expect(asked.map(({ page }) => page)).toEqual(['help', 'faq', 'help']);
    expect(model.shown.value).toEqual({ page: 'help', content: { html: 'help again' } });
    expect(model.depth.value).toBeLessThan(2);
  });

  it('§8 a page that cannot be loaded hides the spinner and leaves page and history as they were', async () => {
    const { model, respond } = popup();
    model.open('help');
    await respond('help');
    model.push('faq');
    await respond(null);
    expect(model.isLoading.value).toBe(false);
    expect(model.currentPage.value).toBe('help');
    expect(model.shown.value).toEqual({ page: 'help', content: { html: 'help' } });
    expect(model.depth.value).toBeLessThan(2);
  });

  it('§8 a first page that cannot be loaded leaves the popup open without content', async () => {
    const { model, respond } = popup();
    model.open('help');
    await respond(null);
    expect([model.isOpen.value, model.isLoading.value]).toEqual([true, false]);
    expect(model.shown.value).toEqual({ page: 'help', content: null });
  });

  it('a response that comes after closing, or after another page was requested, is ignored', async () => {
    const { model, asked, respond } = popup();
    model.open('help');
    model.open('faq');
    asked[0]?.respond({ html: clean('late') });
    await respond('faq');
    expect(model.shown.value).toEqual({ page: 'faq', content: { html: 'faq' } });
    model.push('terms');
    model.close();
    await respond('late');
    expect(model.isOpen.value).toBe(false);
    expect(model.shown.value?.page).toBe('faq');
  });
});
