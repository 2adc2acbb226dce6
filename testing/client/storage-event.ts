import { vi } from 'vitest';

/** A `StorageEvent` where there is no window. */
class StorageEventOfTest extends Event {
  readonly key: string;
  constructor(key: string) {
    super('storage');
    this.key = key;
  }
}

/** For `beforeEach`. */
export function stubStorageEvents(): void {
  vi.stubGlobal('StorageEvent', StorageEventOfTest);
}

/** Another tab has written that key. */
export function storageEvent(key: string): Event {
  return new StorageEventOfTest(key);
}
