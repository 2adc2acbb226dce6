import type { Services } from '../services/services.ts';

/** A part that the page can do without: `null` when it fails, with the reason in the log. */
export async function safely<T>(work: Promise<T>, services: Services): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    services.request.record.addError(error);
    return null;
  }
}

/** The same for a part whose absence means something: what it gave, and the error when it gave nothing. */
export async function attempt<T>(
  work: Promise<T>,
  services: Services,
): Promise<{ readonly value: T | null; readonly error: unknown }> {
  try {
    return { value: await work, error: null };
  } catch (error) {
    services.request.record.addError(error);
    return { value: null, error };
  }
}
