import { expect, test } from 'vitest';
import { SettingsError } from '../worker/setting-fields.ts';
import { sandboxServerSettings, serverSettings } from './server-settings.ts';

const USUAL = { PORT: 8787, HOST: '0.0.0.0', DATA_DIR: 'memory', STORE_OPTIONAL: 'off' };

test('§6 a server that is not set to anything listens where it is looked for, and keeps nothing', () => {
  expect(serverSettings({ PATH: '/bin' })).toEqual(USUAL);
  expect(serverSettings({ PORT: '', HOST: '', DATA_DIR: ' ' })).toEqual(USUAL);
  expect(sandboxServerSettings({ PORT: '' })).toEqual({ PORT: 8788, HOST: '0.0.0.0' });
});

test('§6 a server is what it is set to', () => {
  const given = { PORT: ' 80 ', HOST: '::', DATA_DIR: '/data', STORE_OPTIONAL: 'on' };
  expect(serverSettings(given)).toEqual({ ...given, PORT: 80 });
});

test.each(['0', '65536', '1.5', '-1', '0x50', 'http'])('§6 PORT=%s is refused by name', (PORT) => {
  for (const parse of [serverSettings, sandboxServerSettings]) {
    expect(() => parse({ PORT })).toThrow(new SettingsError('PORT is not a port'));
  }
});

test.each(['true', '1', 'ON', ''])('§6 STORE_OPTIONAL=%s is refused by name', (STORE_OPTIONAL) => {
  expect(() => serverSettings({ STORE_OPTIONAL })).toThrow('STORE_OPTIONAL is neither on nor off');
});

test('§6 all that is wrong with a server’s settings is named at once', () => {
  expect(() => serverSettings({ PORT: 'x', STORE_OPTIONAL: 'x' })).toThrow(
    'PORT is not a port\nSTORE_OPTIONAL is neither on nor off',
  );
});
