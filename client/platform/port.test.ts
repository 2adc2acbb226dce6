// @vitest-environment own-window
import { describe, expect, test, vi } from 'vitest';
import { settled } from '../../testing/client/connected-page.ts';
import type { PlatformCalls } from '../state/platform-calls.ts';
import { INERT_PLATFORM } from '../state/inert.ts';
import { createPlatformPort } from './port.ts';

vi.spyOn(console, 'warn').mockImplementation(() => {});
const container = () => document.createElement('div');

describe('before the platform’s chunk has loaded', () => {
  test('calls are made once it has', async () => {
    const shown: string[] = [];
    const chunk = Promise.withResolvers<PlatformCalls>();
    const port = createPlatformPort({ connect: () => chunk.promise, onUnreachable: () => {} });
    port.showWidget('login');
    chunk.resolve({ ...INERT_PLATFORM, showWidget: (name) => void shown.push(name) });
    await settled();
    expect(shown).toEqual(['login']);
  });

  test('when it cannot be loaded, nothing is accepted, and the visitor is told of what they asked for', async () => {
    const onUnreachable = vi.fn<() => void>();
    const port = createPlatformPort({
      connect: () => Promise.reject(new Error('no network')),
      onUnreachable,
    });
    port.refreshBalance();
    await expect(port.setFavourite(1, true)).resolves.toBe(false);
    await expect(port.loadGame(1, container())).resolves.toBeNull();
    await expect(port.renderWidget('login', container(), () => {})).resolves.toBeNull();
    expect(onUnreachable).not.toHaveBeenCalled();
    port.showWidget('deposit');
    await settled();
    expect(onUnreachable).toHaveBeenCalledOnce();
  });
});
