import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../../testing/browser/axe.ts';
import { WIDGET_NAMES } from './contract.ts';
import { setStage, told, type Stage } from './testing/stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.stop());

test.each(['ENG', 'SPA'])(
  'every widget, %s: no accessibility violation, no policy violation, nothing wider than a 320 px screen',
  async (language) => {
    const page = await stage.open({ language, viewport: { width: 320, height: 640 } });
    await told(page, 'ready');
    const check = async (name: string): Promise<void> => {
      await page.waitForFunction(
        () =>
          document.querySelector('[data-casino-platform=modal]')?.shadowRoot?.querySelector('.waiting') ===
          null,
      );
      expect(await axeFindings(page, '[data-casino-platform=modal]'), name).toEqual([]);
      const overflow = await page
        .getByRole('dialog')
        .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      expect([name, overflow]).toEqual([name, 0]);
    };
    const visit = async (): Promise<void> => {
      for (const name of WIDGET_NAMES) {
        await page.evaluate((widget) => void window.CasinoPlatform?.showWidget(widget), name);
        await check(name);
      }
    };
    for (const name of ['login', 'registration', 'forgotPassword', 'forgotUsername'] as const) {
      await page.evaluate((widget) => void window.CasinoPlatform?.showWidget(widget), name);
      await check(name);
    }
    await page.evaluate(() => void window.CasinoPlatform?.showWidget('login'));
    await page.locator('[name=email]').fill('demo@velvetcomet.example');
    await page.locator('[name=password]').fill('comet-demo');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await visit();
    expect(await page.evaluate(() => window.reports)).toEqual([]);
  },
);
