import { vi } from 'vitest';

/** What tells a document of other tabs, where there is no window. */
class StorageEventOfTest extends Event {
  readonly key: string;
  readonly newValue: string | null;
  constructor(key: string, newValue: string | null) {
    super('storage');
    this.key = key;
    this.newValue = newValue;
  }
}

class PageTransitionEventOfTest extends Event {
  readonly persisted: boolean;
  constructor(persisted: boolean) {
    super('pageshow');
    this.persisted = persisted;
  }
}

/** For `beforeEach`. */
export function stubTabEvents(): void {
  vi.stubGlobal('StorageEvent', StorageEventOfTest);
  vi.stubGlobal('PageTransitionEvent', PageTransitionEventOfTest);
}

/** The document is shown; `persisted`: it comes out of the back/forward cache. */
export function pageShow(persisted: boolean): Event {
  return new PageTransitionEventOfTest(persisted);
}

/** Another tab has written that key. */
export function storageEvent(key: string, written: string | null = null): Event {
  return new StorageEventOfTest(key, written);
}
