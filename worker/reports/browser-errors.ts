import type { BrowserErrorRecord } from '../../shared/contracts/log-record.ts';
import type { BrowserError } from '../../shared/contracts/vitals.ts';

const LONGEST_MESSAGE = 200;
const MOST_FRAMES = 10;

/** A frame in a file of ours, in every browser's spelling of stacks. */
const OWN_FRAME = /\/assets\/(?<file>[\w.-]+\.js):(?<line>\d{1,7}):(?<column>\d{1,9})/gu;

/** What in a message could be a person's: addresses, what is quoted at length, long numbers. */
const PRIVATE = [
  /[^\s"'`@]+@[^\s"'`@]+/gu,
  /\bhttps?:\/\/\S+/gu,
  /(["'`])[^"'`]{16,}\1/gu,
  /\d{4,}/gu,
] as const;

/** No message needs them, and who reads the log may read it in a terminal. */
const CONTROLS = /\p{Cc}+/gu;

/** An error as it is logged: nothing in it says who met it, and its stack names the site's own files alone. */
export function withoutPrivateParts({ route, type, message, stack }: BrowserError): BrowserErrorRecord {
  const cleaned = PRIVATE.reduce(
    (text, pattern) => text.replaceAll(pattern, '…'),
    message.replaceAll(CONTROLS, ' '),
  );
  return {
    'http.route': route,
    'exception.type': /^[\w$]{1,60}$/u.test(type) ? type : 'Error',
    'exception.message': cleaned.slice(0, LONGEST_MESSAGE),
    'exception.stacktrace': [...stack.matchAll(OWN_FRAME)]
      .slice(0, MOST_FRAMES)
      .map(({ groups }) => `${groups?.['file']}:${groups?.['line']}:${groups?.['column']}`)
      .join('\n'),
  };
}
