import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { run } from '../processes/supervise.mjs';
import { startServer } from './start-server.ts';

const START_LIMIT_MS = 80_000;

export interface Database {
  readonly socket: string;
  readonly stop: () => Promise<void>;
}

interface Options {
  /** Holds the tables; its owner keeps it. */
  readonly dataDir: string;
  /** Holds socket and log; short, because a socket's path has 107 characters at most. */
  readonly runDir: string;
}

/**
 * A MariaDB of our own: no network, no password (only this user can open the socket's folder), no system
 * service, no setting of the machine's. Durability is off: its content is made anew.
 */
export async function startDatabase({ dataDir, runDir }: Options): Promise<Database> {
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const socket = join(runDir, 'mariadb.sock');
  if (!existsSync(join(dataDir, 'mysql'))) {
    await run({
      command: 'mariadb-install-db',
      args: [
        '--no-defaults',
        `--datadir=${dataDir}`,
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
        ...user,
      ],
      output: 'ignore',
      errors: 'inherit',
    });
  }
  const stop = await startServer({
    what: 'MariaDB',
    command: '/usr/sbin/mariadbd',
    args: [
      '--no-defaults',
      `--datadir=${dataDir}`,
      `--socket=${socket}`,
      `--pid-file=${join(runDir, 'mariadb.pid')}`,
      '--skip-networking',
      '--skip-log-bin',
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-buffer-pool-size=64M',
      '--performance-schema=OFF',
      ...user,
    ],
    logFile: join(runDir, 'mariadb.log'),
    limitMs: START_LIMIT_MS,
    isReady: () => answers(socket),
  });
  return { socket, stop };
}

/** Whether a server accepts connections on a Unix socket. */
function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(path);
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false));
    connection.once('connect', () => connection.destroy());
  });
}
