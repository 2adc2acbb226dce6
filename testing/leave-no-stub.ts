import { afterEach, vi } from 'vitest';

// Vitest's own `unstubGlobals` takes stubs away before the next test, by when the next file has been read with them.
afterEach(() => void vi.unstubAllGlobals());
