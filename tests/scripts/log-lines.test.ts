import { describe, expect, test } from 'vitest';
import { formatLogLine, lastError } from '../../scripts/lib/log-lines.ts';

const time = '2026-03-12T12:00:00.000Z';

describe("a line of a server's log as text", () => {
  test.each([
    [
      {
        level: 'warn',
        time,
        err: { code: 'NOT_FOUND', message: 'Not found.' },
        kind: 'tip',
        failures: 2,
        msg: 'live poll failed',
      },
      'gateway warn: live poll failed: Not found. kind=tip failures=2',
    ],
    [
      {
        level: 'warn',
        time,
        was: 'PLAN_TIPS',
        is: 'PLAN_TIP_INTERVALS',
        msg: 'setting has another name now',
      },
      'gateway warn: setting has another name now was=PLAN_TIPS is=PLAN_TIP_INTERVALS',
    ],
    [{ level: 'info', time, user: { id: 3 }, msg: 'seeded' }, 'gateway: seeded user={"id":3}'],
    [{ level: 'error', time, msg: 'failed' }, 'gateway error: failed'],
  ])('has the fields of %j', (record, text) => {
    expect(formatLogLine('gateway', JSON.stringify(record))).toBe(text);
  });

  test('that is no record has the name of the server', () => {
    expect(formatLogLine('gateway', 'Killed')).toBe('gateway: Killed');
  });
});

test.each(['error', 'fatal'])('the last error is found by its level %j', (level) => {
  const lines = [
    { level, msg: 'broken' },
    { level: 'info', msg: 'gateway drains' },
  ];
  expect(lastError(lines.map((line) => JSON.stringify(line)))).toBe('broken');
});
