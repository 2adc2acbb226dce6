import { describe, expect, test } from 'vitest';
import type { SafeHtml } from '../../shared/domain/content.ts';
import { testApp } from '../../testing/client/app.ts';
import { testPageData } from '../../testing/client/page-data.ts';

describe('§3 footer', () => {
  test('what the first page lacks the next one brings, and then it stays', () => {
    const { app } = testApp();
    const shown = () => [app.footer.smartFooterIcons.value, app.footer.footerCopyright.value];
    app.footer.complete({ iconsHtml: '<svg></svg>' as SafeHtml, copyright: null });
    expect(shown()).toEqual(['<svg></svg>', null]);
    app.footer.complete({ iconsHtml: '<svg/>' as SafeHtml, copyright: '©' as SafeHtml });
    expect(shown()).toEqual(['<svg></svg>', '©']);
    app.footer.complete(testPageData().shell.footer);
    expect(shown()).toEqual(['<svg></svg>', '©']);
  });
});
