import type { Services } from '../../services/services.ts';

type Report = Pick<Services, 'report'>;

/** A part that the page can do without: `null` when it fails, and the error is logged. */
export async function safely<T>(work: Promise<T>, services: Report): Promise<T | null> {
  return (await attempt(work, services)).value;
}

/** The same where the reason matters: the value, and the error when it failed. */
export async function attempt<T>(
  work: Promise<T>,
  { report }: Report,
): Promise<{ readonly value: T | null; readonly error: unknown }> {
  try {
    return { value: await work, error: null };
  } catch (error) {
    report(error);
    return { value: null, error };
  }
}
