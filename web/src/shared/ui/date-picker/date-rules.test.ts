import dayjs from 'dayjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dateFormat, readTypedDate } from './date-rules.ts';

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Warsaw');
});
const withTime = dateFormat('time');
const withoutTime = dateFormat('day');

it('has a format with a time and one without', () => {
  expect([withTime, withoutTime]).toEqual(['DD.MM.YYYY HH:mm', 'DD.MM.YYYY']);
});

describe('a typed date', () => {
  it.each([
    ['14.03.2026 18:43', withTime],
    ['29.02.2024 00:00', withTime],
    ['31.12.2026 23:59', withTime],
    ['29.03.2026 01:59', withTime],
    ['29.03.2026 03:00', withTime],
    ['25.10.2026 02:30', withTime],
    ['29.02.2024', withoutTime],
    ['2026-03', 'YYYY-MM'],
  ])('%s in %s is valid', (text, format) => {
    const date = readTypedDate(text, format);
    expect(date && dayjs(date).format(format)).toBe(text);
  });

  it.each([
    ['', withTime],
    ['jutro', withTime],
    ['14.03.2026', withTime],
    ['14.3.2026 18:43', withTime],
    ['14.03.26 18:43', withTime],
    ['14.03.2026 18:43:00', withTime],
    ['14.03.2026 8:43', withTime],
    ['14/03/2026 18:43', withTime],
    ['14.03.2026 24:00', withTime],
    ['14.03.2026 18:60', withTime],
    ['31.04.2026 18:43', withTime],
    ['29.02.2025', withoutTime],
    ['29.02.2100', withoutTime],
    ['00.03.2026', withoutTime],
    ['14.13.2026', withoutTime],
    ['14.03.0026', withoutTime],
    ['29.03.2026 02:00', withTime],
    ['29.03.2026 02:59', withTime],
  ])('%j in %s is invalid', (text, format) => expect(readTypedDate(text, format)).toBeNull());
});
