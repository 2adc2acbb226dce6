import { logLine } from '../shared/contracts/log-record.ts';
import { createKeptBack } from './kept-back.ts';

/** workerd's own messages begin with where in its source they come from. */
const RUNTIME_LINE = /^(?:\*{3} |workerd\/|kj\/|capnp\/|v8\/|stack: )|^[\w/.-]+\.c\+\+:\d+: /u;
const STACK_LINE = /^stack: /u;
const STACK_REST = /[;|]?\s*stack: .*$/u;
const LONGEST_MESSAGE = 300;

/**
 * Turns workerd's own error output into log lines: without stacks, and a message that repeats once a minute with its
 * count, so that a damaged disk or a flood of malformed requests does not fill the log. Everything else passes as it is.
 */
export function createRuntimeLog(
  write: (text: string) => void,
  now: () => number = () => Date.now(),
): (text: string) => void {
  const keptBack = createKeptBack(now);
  let rest = '';

  const writeOnce = (message: string): void => {
    const [said = message] = message.split(';', 1);
    // What follows the semicolon may hold a visitor's input, and is not written; numbers and what is in brackets may be anybody's, and
    // make no other message.
    const kind = said.replaceAll(/\[[^\]]*\]?|\d+/gu, '');
    const before = keptBack(kind);
    if (before === null) return;
    const line = logLine({
      timestamp: new Date(now()).toISOString(),
      severity_text: 'ERROR',
      event_name: 'runtime',
      body: said.slice(0, LONGEST_MESSAGE),
      'casino.repeated': before === 0 ? undefined : before,
    });
    write(`${line}\n`);
  };

  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!RUNTIME_LINE.test(line)) write(`${line}\n`);
      else if (!STACK_LINE.test(line)) writeOnce(line.replace(STACK_REST, '').trim());
    }
  };
}
