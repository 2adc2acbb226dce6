import { expect, test } from 'vitest';
import { logLine } from './log-record.ts';

test('§7.9 what a terminal would obey is written as its code, and read back as it was', () => {
  const record = {
    timestamp: '2026-11-30T00:00:00.000Z',
    severity_text: 'INFO',
    event_name: 'request',
    'user_agent.original': 'x\u009b31m\u007f\u202egnp.exe\u2028\u2066 ñ 日',
  } as const;
  const line = logLine(record);
  expect(line).toContain('x\\u009b31m\\u007f\\u202egnp.exe\\u2028\\u2066 ñ 日');
  expect(JSON.parse(line)).toEqual(record);
});
