import { randomUUID } from 'node:crypto';
import { processes, readProcessFile, type ProcessInfo } from '../../scripts/processes/descendants.ts';

/** Processes that are known by their environment, which everything that they start inherits. Linux only. */
export interface MarkedProcesses {
  /** To start them with. */
  readonly env: NodeJS.ProcessEnv;
  /** Command lines of those that run now. */
  readonly commands: () => readonly string[];
  /** Ends with SIGKILL those that a failed test left. */
  readonly killAll: () => void;
}

/** A mark of its own for the processes of one test. `env` is added to this process's environment. */
export function markProcesses(env: NodeJS.ProcessEnv = {}): MarkedProcesses {
  const mark = `CASINO_TEST_MARK=${randomUUID()}`;
  const [name = '', value] = mark.split('=');
  const marked = (): readonly ProcessInfo[] =>
    processes().filter(({ pid }) => readProcessFile(pid, 'environ').includes(mark));
  return {
    env: { ...process.env, ...env, [name]: value },
    commands: () => marked().flatMap(({ command }) => (command === '' ? [] : [command])),
    killAll() {
      for (const { pid } of marked()) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
        }
      }
    },
  };
}
