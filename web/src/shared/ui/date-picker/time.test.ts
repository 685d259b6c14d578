import dayjs from 'dayjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { moveInTime } from './move-in-time.ts';
import { timeCells } from './time-cells.ts';
import type { TimeRules } from './time-rules.ts';

const anyTime: TimeRules = { limits: { lower: null, upper: null }, isTimeDisabled: () => false };
const disabled = (part: 'hour' | 'minute', cursor: string, rules: TimeRules = anyTime) =>
  timeCells(part, dayjs(cursor), 0, rules).flatMap(({ key, isDisabled }) => (isDisabled ? [key] : []));

describe('keys among hours and minutes', () => {
  it.each([
    ['hour', 0, 'ArrowLeft', 0],
    ['hour', 23, 'ArrowRight', 23],
    ['hour', 5, 'ArrowRight', 6],
    ['hour', 5, 'ArrowUp', 5],
    ['hour', 18, 'ArrowDown', 18],
    ['hour', 17, 'ArrowDown', 23],
    ['hour', 14, 'Home', 12],
    ['hour', 14, 'End', 17],
    ['hour', 14, 'PageUp', 0],
    ['hour', 14, 'PageDown', 23],
    ['minute', 59, 'ArrowRight', 59],
    ['minute', 50, 'ArrowDown', 50],
    ['minute', 49, 'ArrowDown', 59],
    ['minute', 43, 'Home', 40],
    ['minute', 43, 'End', 49],
    ['minute', 43, 'PageDown', 59],
    ['minute', 43, 'Tab', null],
  ] as const)('%s %i and %s lead to %s', (part, from, key, to) =>
    expect(moveInTime(part, from, key)).toBe(to),
  );
});

describe('time cells', () => {
  it('are 24 hours and 60 minutes', () => {
    expect(timeCells('hour', dayjs('2026-03-14 18:43'), 0, anyTime).map(({ label }) => label)).toEqual(
      Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')),
    );
    expect(timeCells('minute', dayjs('2026-03-14 18:43'), 0, anyTime)).toHaveLength(60);
  });

  it('are disabled before the lower and after the upper limit, which are both included', () => {
    const limits = { lower: new Date('2026-03-14T10:30'), upper: new Date('2026-03-14T12:00') };
    const rules = { ...anyTime, limits };
    const enabled = timeCells('hour', dayjs('2026-03-14 11:00'), 0, rules).filter((cell) => !cell.isDisabled);
    expect(enabled.map(({ key }) => key)).toEqual(['10', '11', '12']);
    expect(disabled('minute', '2026-03-14 10:00', rules)).toHaveLength(30);
    expect(disabled('minute', '2026-03-14 10:00', rules)).not.toContain('30');
    expect(disabled('minute', '2026-03-14 12:00', rules)).toHaveLength(59);
    expect(disabled('minute', '2026-03-14 12:00', rules)).not.toContain('00');
  });

  it('are disabled by the rule; an hour only when none of its minutes is left', () => {
    const rules = {
      ...anyTime,
      isTimeDisabled: (at: Date) => at.getHours() === 9 || at.getMinutes() % 15 !== 0,
    };
    expect(disabled('hour', '2026-03-14 18:00', rules)).toEqual(['09']);
    expect(disabled('minute', '2026-03-14 18:00', rules)).toHaveLength(56);
    expect(disabled('minute', '2026-03-14 09:00', rules)).toHaveLength(60);
  });

  it('asks the rule about beginnings of minutes', () => {
    const asked: number[] = [];
    disabled('minute', '2026-03-14 18:43:21', {
      ...anyTime,
      isTimeDisabled: (at) => asked.push(at.getSeconds()) < 0,
    });
    expect(new Set(asked)).toEqual(new Set([0]));
  });
});

describe('days on which the clocks change', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'Europe/Warsaw');
  });
  it('lack an hour in spring', () => expect(disabled('hour', '2026-03-29 12:00')).toEqual(['02']));
  it('have all hours in autumn', () => expect(disabled('hour', '2026-10-25 12:00')).toEqual([]));
});
