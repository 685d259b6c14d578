import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-screen.tsx';
import { dateTimeParts, kickoffDay } from './dates.ts';
import { KickoffTime } from './kickoff-time.tsx';
import { daysLeft, lastDay, warsawMonth } from './warsaw-day.ts';

/** The countdown and caption of a kick-off in a time zone. */
function kickoffTexts(zone: string, now: string, kickoff: string) {
  vi.stubEnv('TZ', zone);
  const clock = { now: () => Date.parse(now), subscribe: () => () => undefined, correct: () => undefined };
  renderPart(
    <main>
      <KickoffTime date={kickoff} />
    </main>,
    { clock },
  );
  const left = screen.getByRole('timer').textContent ?? '';
  return [left, screen.getByRole('main').textContent?.slice(left.length)];
}

describe('the start of daylight saving time in Warsaw, 29 March 2026', () => {
  it.each([
    // 1:30 in winter time, and 3:30 in summer time an hour later.
    ['2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z', '1h 00m 00s', 'dziś 03:30'],
    // A day that has 23 hours, from 18:00 to 18:00.
    ['2026-03-28T17:00:00Z', '2026-03-29T16:00:00Z', '23h 00m 00s', 'jutro 18:00'],
    ['2026-03-28T22:59:59Z', '2026-03-29T18:00:00Z', '19h 00m 01s', 'jutro 20:00'],
    ['2026-03-28T23:00:00Z', '2026-03-29T18:00:00Z', '19h 00m 00s', 'dziś 20:00'],
    // The last second of the short day, and the first of the next.
    ['2026-03-29T21:59:59Z', '2026-03-29T21:30:00Z', '\u221229m 59s', '23:30 · rozpoczęty'],
    ['2026-03-29T22:00:00Z', '2026-03-30T19:00:00Z', '21h 00m 00s', 'dziś 21:00'],
  ])('at %s a kick-off at %s is %s away, %s', (now, kickoff, left, caption) => {
    expect(kickoffTexts('Europe/Warsaw', now, kickoff)).toEqual([left, caption]);
  });
});

describe('the end of daylight saving time in Warsaw, 25 October 2026', () => {
  it.each([
    // 2:30 occurs twice, an hour apart.
    ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '1h 00m 00s', 'dziś 02:30'],
    ['2026-10-25T00:59:59Z', '2026-10-25T01:00:00Z', '1s', '02:00 · do 30\u00a0min'],
    // A day that has 25 hours.
    ['2026-10-24T16:00:00Z', '2026-10-25T17:00:00Z', '1d 01h 00m 00s', 'jutro 18:00'],
    ['2026-10-24T21:59:59Z', '2026-10-25T22:59:59Z', '1d 01h 00m 00s', 'jutro 23:59'],
    ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '1d 00h 59m 59s', 'dziś 23:59'],
    ['2026-10-25T22:59:59Z', '2026-10-25T23:30:00Z', '30m 01s', '00:30 · do 60\u00a0min'],
  ])('at %s a kick-off at %s is %s away, %s', (now, kickoff, left, caption) => {
    expect(kickoffTexts('Europe/Warsaw', now, kickoff)).toEqual([left, caption]);
  });
});

describe('other time zones', () => {
  it.each([
    ['Europe/Warsaw', '28.03.2026', '23:30', 'today'],
    ['Europe/London', '28.03.2026', '22:30', 'today'],
    ['America/New_York', '28.03.2026', '18:30', 'today'],
    ['Asia/Tokyo', '29.03.2026', '07:30', 'tomorrow'],
    ['Asia/Kolkata', '29.03.2026', '04:00', 'tomorrow'],
    // There this day starts at 1:00, because daylight saving time skips the hour after midnight.
    ['Asia/Beirut', '29.03.2026', '01:30', 'tomorrow'],
    ['Pacific/Kiritimati', '29.03.2026', '12:30', 'today'],
  ])('in %s the same kick-off is on %s at %s, %s', (zone, date, time, day) => {
    vi.stubEnv('TZ', zone);
    const kickoff = '2026-03-28T22:30:00Z';
    expect(dateTimeParts(kickoff)).toEqual({ date, time });
    expect(kickoffDay(kickoff)(Date.parse('2026-03-28T12:00:00Z'))).toBe(day);
  });

  it.each(['Europe/Warsaw', 'America/New_York', 'Asia/Tokyo'])(
    'in %s the time that is left is the same',
    (zone) => {
      const [left] = kickoffTexts(zone, '2026-03-28T20:00:00Z', '2026-03-29T20:00:05Z');
      expect(left).toBe('1d 00h 00m 05s');
    },
  );
});

describe.each(['Europe/Warsaw', 'America/Los_Angeles', 'Asia/Tokyo'])('for a user in %s', (zone) => {
  it.each([
    ['2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z', 1, '29.03.2026'],
    ['2026-03-28T22:59:59Z', '2026-03-28T23:30:00Z', 1, '29.03.2026'],
    ['2026-03-29T00:30:00Z', '2026-03-29T21:59:59Z', 0, '29.03.2026'],
    // A month across the change.
    ['2026-03-20T12:00:00Z', '2026-04-20T11:00:00Z', 31, '20.04.2026'],
    ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', 0, '25.10.2026'],
    ['2026-10-24T21:59:59Z', '2026-10-25T22:59:59Z', 1, '25.10.2026'],
    // The last day of an end at midnight is the day before.
    ['2026-07-15T12:00:00Z', '2026-07-15T22:00:00Z', 0, '15.07.2026'],
    ['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', 0, '25.10.2026'],
    ['2026-10-26T00:00:00Z', '2026-10-24T12:00:00Z', -2, '24.10.2026'],
  ])('at %s what ends at %s has %i days left, up to %s by the clocks of Warsaw', (now, end, days, day) => {
    vi.stubEnv('TZ', zone);
    expect([daysLeft(Date.parse(now), end), lastDay(end)]).toEqual([days, day]);
  });

  it('a month begins at midnight in Warsaw', () => {
    vi.stubEnv('TZ', zone);
    const midnight = Date.parse('2026-03-31T22:00:00Z');
    expect([midnight - 1, midnight].map(warsawMonth)).toEqual(['2026-03', '2026-04']);
  });
});
