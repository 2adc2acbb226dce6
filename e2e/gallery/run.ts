import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { namesOf, numberOf, readCommandLine } from '../../scripts/command-line.ts';
import { ROOT } from '../../scripts/folders.mjs';
import { launchBrowser } from '../../testing/browser/launch.ts';
import { ENGINE_NAMES } from '../../testing/engines/tab.ts';
import { startTestSite } from '../../testing/site.ts';
import { compare } from './compare.ts';
import { takeElsewhere } from './other-engines.ts';
import { SCREENS } from './screens.ts';
import { writeSheet, writeSheets } from './sheets.ts';
import { takePictures, WIDTHS, type Taken } from './take.ts';

/** `npm run gallery`: the built site's contact sheets (`npm run build`). */
const USAGE = `Takes pictures of every screen in every state, at ${WIDTHS.length} widths, in each language, for guest and player, on contact
sheets in .cache/gallery; of pages of each kind in Firefox and WebKit too.

  --against REV      takes the same of another revision and shows what moved
  --again            takes this one twice, which has to give the same pictures

Fewer, each as often as wanted:

  --width 390        ${WIDTHS.join(', ')}, or any other
  --screen home      ${SCREENS.length} of them; a wrong name lists all
  --engine chromium  ${ENGINE_NAMES.join(', ')}`;

const FOLDER = path.join(ROOT, '.cache/gallery');
const MEDIA = 'dist/sandbox/media';
const several = { type: 'string', multiple: true } as const;
const { against, again, widths, engines, only } = readCommandLine(USAGE, (args) => {
  const { values } = parseArgs({
    args,
    options: {
      against: { type: 'string' },
      again: { type: 'boolean', default: false },
      screen: several,
      width: several,
      engine: several,
    },
  });
  return {
    against: values.against ?? null,
    again: values.again,
    widths: values.width?.map((text) => numberOf('--width', text, { least: 1, isWhole: true })) ?? WIDTHS,
    engines: namesOf('--engine', values.engine ?? ENGINE_NAMES, ENGINE_NAMES),
    only: namesOf(
      '--screen',
      values.screen ?? [],
      SCREENS.map(({ name }) => name),
    ),
  };
});
const browser = await launchBrowser();

/** Pictures of the site that `start` starts, in an empty folder. */
async function take(start: typeof startTestSite, name: string): Promise<Taken> {
  const folder = path.join(FOLDER, name);
  rmSync(folder, { recursive: true, force: true });
  const site = await start();
  try {
    const wanted = { site, folder, widths, only };
    const taken: Taken[] = [];
    for (const engine of engines)
      taken.push(
        engine === 'chromium' ? await takePictures(browser, wanted) : await takeElsewhere(engine, wanted),
      );
    const failures = taken.flatMap((one) => one.failures);
    if (failures.length > 0) process.exitCode = 1;
    return { pictures: taken.flatMap((one) => one.pictures), failures };
  } finally {
    await site.stop();
  }
}

/** Builds another revision in a folder of its own and takes its pictures with this gallery. */
async function takeOf(revision: string): Promise<void> {
  const tree = mkdtempSync(path.join(tmpdir(), 'gallery-'));
  execFileSync('git', ['worktree', 'add', '--detach', '--force', tree, revision], { cwd: ROOT });
  try {
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'));
    symlinkSync(path.join(ROOT, '.cache'), path.join(tree, '.cache'));
    execFileSync(process.execPath, ['scripts/build.ts'], { cwd: tree, stdio: 'inherit' });
    // The painter puts them beside what is built.
    cpSync(path.join(ROOT, MEDIA), path.join(tree, MEDIA), { recursive: true });
    const other: { startTestSite: typeof startTestSite } = await import(
      pathToFileURL(path.join(tree, 'testing/site.ts')).href
    );
    await take(other.startTestSite, 'before');
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: ROOT });
  }
}

try {
  const { pictures } = await take(startTestSite, 'now');
  for (const sheet of await writeSheets(browser, FOLDER, pictures)) console.log(sheet);
  if (against !== null) await takeOf(against);
  else if (again) await take(startTestSite, 'before');
  if (against !== null || again) {
    const moved = await compare(browser, pictures, path.join(FOLDER, 'before'));
    for (const { picture, share } of moved)
      console.log(`${(share * 100).toFixed(3)} %  ${path.basename(picture.file)}`);
    console.log(`${moved.length} of ${pictures.length} pictures moved`);
    const sheet = path.join(FOLDER, 'moved.png');
    const entries = moved.map(({ picture, before, share }) => ({
      title: `${path.basename(picture.file)} ${(share * 100).toFixed(3)} %`,
      files: [...before, picture.file],
      width: picture.width,
    }));
    if (moved.length > 0) console.log(await writeSheet(browser, sheet, entries));
    if (again && moved.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
}
