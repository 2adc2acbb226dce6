import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDatabase } from './database.ts';
import { type Editor, editorOf } from './editor.ts';
import { PHP_OPTIONS, runScript } from './php-runner.ts';
import { copySeededWordPress, USER_NAME } from './seeded-wordpress.ts';
import { startServer } from './start-server.ts';

const ROUTER = fileURLToPath(new URL('./php/router.php', import.meta.url));
const OPEN = fileURLToPath(new URL('./php/open.php', import.meta.url));
const START_LIMIT_MS = 80_000;

/** A WordPress asks itself things while it answers; one PHP process would wait for itself. */
const PHP_PROCESSES = 4;

export interface StartOptions {
  /** On 127.0.0.1. */
  readonly port: number;
  /** The site that shows the content: told of changes, linked to by previews. An origin. */
  readonly siteUrl: string;
  /** What webhook and previews are signed with. */
  readonly secret: string;
  /** Where database and uploads stay from one start to the next; without it nothing stays. */
  readonly dataDir?: string;
  /** One line at a time about what is going on. */
  readonly say?: (line: string) => void;
}

export interface RunningWordPress extends Editor {
  /** `http://127.0.0.1:port`, also the site's CMS_ORIGIN. */
  readonly origin: string;
  /** For the admin: {@link USER_NAME} and this. */
  readonly password: string;
  /**
   * Runs PHP inside WordPress as the administrator; `return` gives a value back as JSON.
   * @throws with PHP's message when it fails.
   */
  readonly runPhp: (code: string) => Promise<unknown>;
  /** What PHP complained about so far, all of WordPress included. */
  readonly readDebugLog: () => Promise<string>;
  /** Ends PHP and MariaDB and removes what was temporary. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a real WordPress from Debian's packages (installed first when missing, as root), with the plugin
 * of `wordpress/` active and content in it, from a copy that is seeded once. Everything it starts ends with it, or with
 * this process.
 */
export async function startWordPress(options: StartOptions): Promise<RunningWordPress> {
  const { port, siteUrl, secret, dataDir, say = () => {} } = options;
  const runDir = await mkdtemp(join(tmpdir(), 'casino-wordpress-'));
  const keepDir = dataDir ?? runDir;
  const root = join(keepDir, 'www');
  await copySeededWordPress(keepDir, say);

  say('Starting MariaDB ...');
  const database = await startDatabase({ dataDir: join(keepDir, 'database'), runDir });
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    CASINO_WP_ROOT: root,
    CASINO_WP_ORIGIN: origin,
    CASINO_WP_SOCKET: database.socket,
    CASINO_WP_SITE_URL: siteUrl,
    CASINO_WP_SECRET: secret,
    PHP_CLI_SERVER_WORKERS: String(PHP_PROCESSES),
  };
  const cleanUp = async () => {
    await database.stop();
    await rm(runDir, { recursive: true, force: true });
  };

  try {
    const password = randomBytes(12).toString('hex');
    const runPhp = async (code: string): Promise<unknown> =>
      JSON.parse(await runScript({ script: 'run.php', input: code, env }));
    const applicationPassword = String(await runPhp(`return (require '${OPEN}')('${password}');`));
    const stopServer = await startServer({
      what: 'WordPress',
      command: 'php',
      args: [...PHP_OPTIONS, '-S', `127.0.0.1:${port}`, '-t', root, ROUTER],
      env,
      logFile: join(runDir, 'php.log'),
      limitMs: START_LIMIT_MS,
      isReady: () =>
        fetch(`${origin}/wp-json/`).then(
          (response) => response.ok,
          () => false,
        ),
    });
    say(`WordPress answers at ${origin}/wp-admin/`);

    return {
      origin,
      password,
      runPhp,
      ...editorOf({ origin, userName: USER_NAME, applicationPassword }),
      readDebugLog: () => readFile(join(root, 'debug.log'), 'utf8').catch(() => ''),
      async stop() {
        await stopServer();
        await cleanUp();
      },
    };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
