import { describe, expect, test, vi } from 'vitest';
import { readFramework } from './contract.ts';

describe('the framework’s global', () => {
  test('is present once `start` and `on` are functions', () => {
    for (const CasinoPlatform of [undefined, null, 'soon', {}, { start() {} }, { start() {}, on: true }]) {
      expect(readFramework({ CasinoPlatform })).toBeNull();
    }
  });

  test('a call that it lacks rejects with an error that names the call', async () => {
    await expect(readFramework({ CasinoPlatform: { start() {}, on() {} } })?.call('logout')).rejects.toThrow(
      'logout',
    );
  });

  test('a call has the framework as `this`', async () => {
    const CasinoPlatform = {
      start() {},
      on() {},
      balance: 5,
      getBalance() {
        return this.balance;
      },
    };
    await expect(readFramework({ CasinoPlatform })?.call('getBalance')).resolves.toBe(5);
  });

  test('an error in one of our handlers is reported, not thrown into the framework', () => {
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    let send = (_payload: unknown) => {};
    const CasinoPlatform = {
      start() {},
      on(_event: string, handler: (payload: unknown) => void) {
        send = handler;
      },
    };
    readFramework({ CasinoPlatform })?.on('ready', () => {
      throw new Error('ours');
    });
    expect(() => send({})).not.toThrow();
    expect(reported).toHaveLength(1);
    vi.unstubAllGlobals();
  });
});
