import { describe, expect, test } from 'vitest';
import type { SafeHtml } from '../../shared/domain/content.ts';
import { testApp } from '../../testing/client/app.ts';
import { testPageData } from '../../testing/client/page-data.ts';

describe('§3 footer', () => {
  test('a page whose data lacks icons keeps those of the page before', () => {
    const { app } = testApp();
    app.footer.update({ iconsHtml: '<svg></svg>' as SafeHtml, copyright: '©' as SafeHtml });
    app.footer.update(testPageData().shell.footer);
    expect([app.footer.smartFooterIcons.value, app.footer.footerCopyright.value]).toEqual([
      '<svg></svg>',
      '©',
    ]);
  });
});
