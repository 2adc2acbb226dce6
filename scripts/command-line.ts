import { parseArgs } from 'node:util';

/** What was written after a command cannot be used; the message says what it is, and what would be right. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * What was written after a command, as `read` makes it out of the arguments. `--help` prints the usage and ends the process
 * with 0; what `read` or Node's `parseArgs` refuses is told in one line, and ends it with 2.
 */
export function readCommandLine<Result>(usage: string, read: (args: string[]) => Result): Result {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return read(args);
  } catch (error) {
    if (!(error instanceof UsageError || isParseArgsError(error))) throw error;
    console.error(`${error.message.replaceAll('\n', ' ')} (--help says what there is)`);
    process.exit(2);
  }
}

/** For a command that takes nothing but `--help`. */
export const takesNothing = (args: string[]): void => void parseArgs({ args });

/**
 * The number that an option was given.
 * @throws {UsageError} when it is none, is less than `least`, or is to be whole and is not
 */
export function numberOf(
  option: string,
  text: string,
  { least = 0, isWhole = false }: { readonly least?: number; readonly isWhole?: boolean } = {},
): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isFinite(number) && number >= least && (!isWhole || Number.isSafeInteger(number))) return number;
  throw new UsageError(`${option} ${text}: a ${isWhole ? 'whole number' : 'number'} from ${least} on`);
}

/**
 * The names that were given, all of which must be known.
 * @throws {UsageError} for one that is not
 */
export function namesOf<Name extends string>(
  what: string,
  given: readonly string[],
  known: readonly Name[],
): readonly Name[] {
  return given.map((name) => {
    const found = known.find((one) => one === name);
    if (found === undefined) throw new UsageError(`${what} ${name}: there are ${known.join(', ')}`);
    return found;
  });
}

/** Of `parseArgs`: an option that is none, or has no value. */
function isParseArgsError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}
