import { describe, expect, it } from 'vitest';
import { readSeason, seasonsOfDays } from './season.ts';

describe('seasonsOfDays', () => {
  it('turns the season on 1 July', () => {
    const seasons = seasonsOfDays(['2025-05-25', '2024-08-16', '2025-08-15']);
    expect(Object.fromEntries(seasons)).toEqual({
      '2024-08-16': { year: '2024', name: '2024/2025' },
      '2025-05-25': { year: '2024', name: '2024/2025' },
      '2025-08-15': { year: '2025', name: '2025/2026' },
    });
  });

  it('knows that the season of 2019 ran on in July 2020', () => {
    const whole = seasonsOfDays(['2019-08-09', '2020-03-08', '2020-06-28', '2020-07-12', '2020-07-26']);
    expect(new Set([...whole.values()].map(({ year }) => year))).toEqual(new Set(['2019']));
    expect(seasonsOfDays(['2020-07-20']).get('2020-07-20')?.year).toBe('2019');
    expect(seasonsOfDays(['2020-08-01']).get('2020-08-01')?.year).toBe('2020');
  });

  it('keeps a season together that runs over the turn without a pause', () => {
    const seasons = seasonsOfDays(['2020-07-30', '2020-08-02', '2020-09-19']);
    expect([...seasons.values()].map(({ year }) => year)).toEqual(['2019', '2019', '2020']);
  });
});

describe('readSeason', () => {
  it.each([
    ['2024/2025', { year: '2024', name: '2024/2025' }],
    ['2024-25', { year: '2024', name: '2024/2025' }],
    ['2025', { year: '2025', name: '2025' }],
  ])('reads %s', (text, season) => {
    expect(readSeason(text)).toEqual(season);
  });

  it.each(['', '24/25', 'spring'])('refuses %j', (text) => {
    expect(readSeason(text)).toBeNull();
  });
});
