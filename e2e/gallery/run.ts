import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ROOT } from '../../scripts/folders.mjs';
import { launchBrowser } from '../../testing/browser/launch.ts';
import { startTestSite } from '../../testing/site.ts';
import { compare } from './compare.ts';
import { writeSheet, writeSheets } from './sheets.ts';
import { takePictures, WIDTHS } from './take.ts';

/**
 * `npm run gallery`: every screen in every state, at four widths, in English and Spanish, for guest and player, on contact
 * sheets. `--against REV` takes the same of another revision and shows what moved. `--width 390` and `--only game` take
 * fewer. The site has to be built (`npm run build`).
 */
const FOLDER = path.join(ROOT, '.cache/gallery');
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    only: { type: 'string', default: '' },
    width: { type: 'string', multiple: true },
  },
});
const widths = values.width?.map(Number) ?? WIDTHS;
const browser = await launchBrowser();

async function take(start: typeof startTestSite, folder: string) {
  const site = await start();
  try {
    return await takePictures({ browser, origin: site.origin, folder, widths, only: values.only });
  } finally {
    await site.stop();
  }
}

/** Builds another revision in a folder of its own and takes its pictures with this gallery. */
async function takeOf(revision: string, folder: string): Promise<void> {
  const tree = mkdtempSync(path.join(tmpdir(), 'gallery-'));
  execFileSync('git', ['worktree', 'add', '--detach', '--force', tree, revision], { cwd: ROOT });
  try {
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'));
    // Painted pictures are not in the repository.
    symlinkSync(path.join(ROOT, '.cache'), path.join(tree, '.cache'));
    execFileSync(process.execPath, ['scripts/build.ts'], { cwd: tree, stdio: 'inherit' });
    const other: { startTestSite: typeof startTestSite } = await import(
      pathToFileURL(path.join(tree, 'testing/site.ts')).href
    );
    await take(other.startTestSite, folder);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: ROOT });
  }
}

try {
  const now = path.join(FOLDER, 'now');
  rmSync(now, { recursive: true, force: true });
  const pictures = await take(startTestSite, now);
  for (const sheet of await writeSheets(browser, FOLDER, pictures)) console.log(sheet);
  if (values.against !== undefined) {
    const before = path.join(FOLDER, 'before');
    rmSync(before, { recursive: true, force: true });
    await takeOf(values.against, before);
    const moved = await compare(browser, pictures, before);
    for (const { picture, share } of moved)
      console.log(`${(share * 100).toFixed(2)} %  ${path.basename(picture.file)}`);
    const sheet = path.join(FOLDER, 'moved.png');
    await writeSheet(
      browser,
      sheet,
      moved.map(({ picture, before: old, share }) => ({
        title: `${path.basename(picture.file)} ${(share * 100).toFixed(2)} %`,
        files: [...(old === null ? [] : [old]), picture.file],
        width: picture.width,
      })),
    );
    console.log(moved.length === 0 ? 'Nothing moved.' : sheet);
  }
} finally {
  await browser.close();
}
