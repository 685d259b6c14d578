import { describe, expect, it } from 'vitest';
import { daysBetween, defaultKickOff } from '../season-content.ts';
import { readDay, readKickOff, readSeasonName, seasonsOfDays } from './calendar.ts';

describe('readDay', () => {
  it.each([
    ['13/08/99', '1999-08-13'],
    ['18/08/01', '2001-08-18'],
    ['1/2/2024', '2024-02-01'],
    ['29/02/2024', '2024-02-29'],
  ])('reads %s as %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it.each(['', '29/02/2023', '31/04/2024', '00/01/2024', '12/13/2024', '2024-08-16', '1/1/1', 'x'])(
    'refuses %j',
    (text) => {
      expect(readDay(text)).toBeNull();
    },
  );
});

describe('readKickOff', () => {
  it.each([
    ['2024-12-26', '15:00', '2024-12-26T15:00:00.000Z'],
    ['2024-08-17', '12:30', '2024-08-17T11:30:00.000Z'],
    ['2024-08-17', '0:15', '2024-08-16T23:15:00.000Z'],
    ['2025-03-30', '14:00', '2025-03-30T13:00:00.000Z'],
    ['2025-10-26', '14:00', '2025-10-26T14:00:00.000Z'],
  ])('converts London time %s %s to %s', (day, time, kickOff) => {
    expect(readKickOff(day, time)?.toISOString()).toBe(kickOff);
  });

  it.each(['', '24:00', '12:60', 'noon', '#N/A'])('is null for %j', (time) => {
    expect(readKickOff('2024-08-17', time)).toBeNull();
  });
});

it('defaultKickOff is noon in UTC', () => {
  expect(defaultKickOff('1999-08-13').toISOString()).toBe('1999-08-13T12:00:00.000Z');
});

it('daysBetween counts across a clock change and backwards', () => {
  expect(daysBetween('2025-03-29', '2025-03-31')).toBe(2);
  expect(daysBetween('2025-03-31', '2025-03-29')).toBe(-2);
});

describe('seasonsOfDays', () => {
  it('starts a season on 1 July', () => {
    const seasons = seasonsOfDays(['2025-05-25', '2024-08-16', '2025-08-15']);
    expect(Object.fromEntries(seasons)).toEqual({
      '2024-08-16': { year: '2024', name: '2024/2025' },
      '2025-05-25': { year: '2024', name: '2024/2025' },
      '2025-08-15': { year: '2025', name: '2025/2026' },
    });
  });

  it('assigns July 2020 to the season of 2019', () => {
    const whole = seasonsOfDays(['2019-08-09', '2020-03-08', '2020-06-28', '2020-07-12', '2020-07-26']);
    expect(new Set([...whole.values()].map(({ year }) => year))).toEqual(new Set(['2019']));
    expect(seasonsOfDays(['2020-07-20']).get('2020-07-20')?.year).toBe('2019');
    expect(seasonsOfDays(['2020-08-01']).get('2020-08-01')?.year).toBe('2020');
  });

  it('extends a season past the boundary when there is no pause', () => {
    const seasons = seasonsOfDays(['2020-07-30', '2020-08-02', '2020-09-19']);
    expect([...seasons.values()].map(({ year }) => year)).toEqual(['2019', '2019', '2020']);
  });
});

describe('readSeasonName', () => {
  it.each([
    ['2024/2025', { year: '2024', name: '2024/2025' }],
    ['2024-25', { year: '2024', name: '2024/2025' }],
    ['2025', { year: '2025', name: '2025' }],
  ])('reads %s', (text, season) => {
    expect(readSeasonName(text)).toEqual(season);
  });

  it.each(['', '24/25', 'spring'])('refuses %j', (text) => {
    expect(readSeasonName(text)).toBeNull();
  });
});
