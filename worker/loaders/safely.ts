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
