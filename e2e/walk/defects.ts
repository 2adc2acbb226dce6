import type { Defect } from '../../testing/plant-defect.ts';

/** Mistakes between the pieces of the page, each to be found by walking (`npm run walk:defects`). */
export const DEFECTS: readonly Defect[] = [
  {
    name: 'the footer goes with the first page',
    file: 'client/app/layouts/frame.tsx',
    right: '<FooterSlot />',
    wrong: "{useApp().navigation.announcement.value === '' ? <FooterSlot /> : null}",
  },
  {
    name: 'the popup of help and policies is deaf to Escape and Back',
    file: 'client/overlays/info-popup/overlay.ts',
    right: 'close: ({ infoPopup }) => infoPopup.close(),',
    wrong: 'close: () => undefined,',
  },
  {
    name: 'what opens makes no entry in the history',
    file: 'client/app/router/overlay-entries.ts',
    right: "entries.cover(over.slice(0, depth), 'push');",
    wrong: "entries.cover(over.slice(0, depth), 'replace');",
  },
  {
    name: 'Escape does not close a game',
    file: 'client/app/escape.ts',
    right: "if (event.key !== 'Escape' ||",
    wrong: "if (event.key !== 'Esc' ||",
  },
  {
    name: 'a game goes on after its player is logged out',
    file: 'client/platform/session/session-tabs.ts',
    right: '      games.close();\n',
    wrong: '',
  },
  {
    name: 'hearts are forgotten by the platform alone when a player leaves',
    file: 'client/state/session/favourites.ts',
    right: '      latestChange.clear();\n      ids.value = new Set();',
    wrong: '      latestChange.clear();',
  },
  {
    name: 'a heart shows the opposite',
    file: 'client/state/session/favourites.ts',
    right: 'const isFavourite = !ids.peek().has(gameId);\n      show(gameId, isFavourite);',
    wrong: 'const isFavourite = !ids.peek().has(gameId);\n      show(gameId, !isFavourite);',
  },
  {
    name: 'the focus is not given back by what closes',
    file: 'client/app/overlay-stack.ts',
    right: 'for (const name of left) giveBack(name);',
    wrong: 'for (const name of left) openers.delete(name);',
  },
  {
    name: 'the page below a game can be reached by keyboard',
    file: 'client/app/overlay-stack.ts',
    right: 'ground.inert = isCovered;',
    wrong: 'ground.inert = false;',
  },
  {
    name: 'a page stays locked after the game over it has closed',
    file: 'client/app/overlay-stack.ts',
    right: "root.toggleAttribute('data-covered', isCovered);",
    wrong: "if (isCovered) root.setAttribute('data-covered', '');",
  },
  {
    name: 'Back leads to the top of the page',
    file: 'client/app/router/arrival.ts',
    right: '    scrollExactly(target);\n    return;',
    wrong: "    window.scrollTo({ left: 0, top: 0, behavior: 'instant' });\n    return;",
  },
  {
    name: 'the tab keeps the first page’s title',
    file: 'client/app/document/head.tsx',
    right: '<title>{meta.title}</title>',
    wrong: "<title>{typeof document === 'object' ? document.title : meta.title}</title>",
  },
  {
    name: 'a menu that another page opens over stays open',
    file: 'client/app/router/router.ts',
    right: 'if (arrival.keepOverlays !== true) closeOverlays(app);',
    wrong: '',
  },
  {
    name: 'the question about cookies lies over the last lines of the page for good',
    file: 'client/app/room-at-foot.ts',
    right: 'changed.observe(slot, { childList: true });',
    wrong: 'changed.takeRecords();',
  },
  {
    name: 'a page is wider than a phone',
    file: 'client/ui/row-header/row-header.module.css',
    right: '{',
    wrong: '{\n  min-width: 420px;',
  },
  {
    name: 'other tabs hear nothing of a logout',
    file: 'client/platform/session/session-tabs.ts',
    right: 'platform.logout();',
    wrong: 'session.isLoggedIn.peek();',
  },
  {
    name: 'without a network a link leaves the page',
    file: 'client/app/router/router.ts',
    right: 'isAddressRight && (!isThere || isReloadSpent)',
    wrong: 'isAddressRight && isReloadSpent',
  },
];
