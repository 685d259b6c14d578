import { describe, expect, test } from 'vitest';
import { localTime, normalizeTimeZone, parseTimeOfDay, startOfDay, timeOfDay } from '../local-time.ts';
import { type AlertPreferences, decideAlert, isDigestDue } from './alert-rules.ts';

/** Saved settings without limits, in Poland. */
const own: AlertPreferences = {
  isOwn: true,
  maxPerHour: 6,
  maxPerDay: null,
  quiet: null,
  digestAt: 20 * 60,
  timeZone: 'Europe/Warsaw',
  minDrop: null,
  leagueIds: [],
  cooldownMinutes: null,
};
const night = { from: 22 * 60, until: 7 * 60 };
const service = { ...own, isOwn: false, quiet: night };
const dropinfo = { drop: 0.1, leagueId: 7 };

/** Winter time in Poland. */
const at = (time: string, day = '2026-01-15') => new Date(`${day}T${time}:00+01:00`);
const times = (...list: string[]) => list.map((time) => at(time));

interface Case {
  preferences?: Partial<AlertPreferences>;
  now: Date;
  sent?: Date[];
  last?: Date | null;
  held?: Date | null;
  is: 'send' | 'hold' | 'drop';
}

describe('an alert', () => {
  test.each<[string, Case]>([
    ['is sent immediately', { now: at('12:00'), is: 'send' }],
    ['is dropped below the minimum drop', { preferences: { minDrop: 0.12 }, now: at('12:00'), is: 'drop' }],
    ['is sent at the minimum drop', { preferences: { minDrop: 0.1 }, now: at('12:00'), is: 'send' }],
    ['is dropped for another league', { preferences: { leagueIds: [1] }, now: at('12:00'), is: 'drop' }],
    ['is sent for a selected league', { preferences: { leagueIds: [1, 7] }, now: at('12:00'), is: 'send' }],
    ['is dropped when its match was notified before', { last: at('11:00'), now: at('12:00'), is: 'drop' }],
    [
      'is dropped within the cooldown',
      { preferences: { cooldownMinutes: 61 }, last: at('11:00'), now: at('12:00'), is: 'drop' },
    ],
    [
      'is sent after the cooldown',
      { preferences: { cooldownMinutes: 60 }, last: at('11:00'), now: at('12:00'), is: 'send' },
    ],
    [
      'is dropped when the clock was set back slightly since the last notification',
      { preferences: { cooldownMinutes: 60 }, last: at('12:30'), now: at('12:00'), is: 'drop' },
    ],
    [
      'is sent when the clock was set back far since the last notification',
      { preferences: { cooldownMinutes: 60 }, last: at('12:00', '2027-01-01'), now: at('12:00'), is: 'send' },
    ],
    [
      'is held before midnight in a quiet time that spans it',
      { preferences: { quiet: night }, now: at('22:00'), is: 'hold' },
    ],
    [
      'is held after midnight in such a quiet time',
      { preferences: { quiet: night }, now: at('06:59'), is: 'hold' },
    ],
    ['is sent at the end of the quiet time', { preferences: { quiet: night }, now: at('07:00'), is: 'send' }],
    ['is sent before the quiet time', { preferences: { quiet: night }, now: at('21:59'), is: 'send' }],
    [
      'is held in a quiet time within a day',
      { preferences: { quiet: { from: 600, until: 720 } }, now: at('11:59'), is: 'hold' },
    ],
    [
      "uses the user's time zone",
      { preferences: { quiet: night, timeZone: 'America/New_York' }, now: at('12:00'), is: 'hold' },
    ],
    [
      'is held when the clock was set forward within the quiet time',
      { preferences: { quiet: { from: 60, until: 190 } }, now: new Date('2026-03-29T01:09:00Z'), is: 'hold' },
    ],
    [
      'is sent when the clock skipped the end of the quiet time',
      { preferences: { quiet: { from: 60, until: 150 } }, now: new Date('2026-03-29T01:00:00Z'), is: 'send' },
    ],
    [
      'is held again when the clock is set back into the quiet time',
      { preferences: { quiet: { from: 60, until: 150 } }, now: new Date('2026-10-25T01:29:00Z'), is: 'hold' },
    ],
    [
      'is held when only the last one of the day is left for the digest',
      { preferences: { maxPerDay: 2 }, sent: times('09:00'), now: at('12:00'), is: 'hold' },
    ],
    [
      'is sent while more than one is left',
      { preferences: { maxPerDay: 3 }, sent: times('09:00'), now: at('12:00'), is: 'send' },
    ],
    [
      'is sent as the last one of the day after the digest',
      { preferences: { maxPerDay: 2 }, sent: times('09:00'), now: at('20:00'), is: 'send' },
    ],
    [
      'is held for a late digest',
      {
        preferences: { maxPerDay: 2 },
        sent: times('09:00'),
        held: at('19:00'),
        now: at('20:00'),
        is: 'hold',
      },
    ],
    [
      'is sent as the last one of the day although one is held since the digest',
      {
        preferences: { maxPerDay: 3, quiet: { from: 23 * 60, until: 7 * 60 } },
        sent: times('09:00', '20:00'),
        held: at('20:05'),
        now: at('21:00'),
        is: 'send',
      },
    ],
    [
      'is held when the daily limit is reached',
      { preferences: { maxPerDay: 2 }, sent: times('09:00', '09:10'), now: at('21:00'), is: 'hold' },
    ],
    [
      'is sent after midnight, when the daily limit is reset',
      {
        preferences: { maxPerDay: 2 },
        sent: times('09:00', '21:00'),
        now: at('00:00', '2026-01-16'),
        is: 'send',
      },
    ],
    [
      'counts notifications of today from before the clock was set back',
      { preferences: { maxPerDay: 2 }, sent: times('15:00'), now: at('12:00'), is: 'hold' },
    ],
    [
      'is held when the hourly limit is reached',
      { preferences: { maxPerHour: 2 }, sent: times('11:01', '11:30'), now: at('12:00'), is: 'hold' },
    ],
    [
      'is sent an hour after the first of a full hour',
      { preferences: { maxPerHour: 2 }, sent: times('11:00', '11:30'), now: at('12:00'), is: 'send' },
    ],
    ['is sent to a user without settings', { preferences: service, now: at('12:00'), is: 'send' }],
    [
      'is dropped in the default quiet hours for a user without settings',
      { preferences: service, now: at('23:00'), is: 'drop' },
    ],
    [
      'is dropped at the hourly limit for a user without settings',
      { preferences: { ...service, maxPerHour: 1 }, sent: times('11:30'), now: at('12:00'), is: 'drop' },
    ],
  ])('%s', (_, { preferences, now, sent = [], last = null, held = null, is }) => {
    const history = { lastOfSubject: last, sent, heldSince: held };
    expect(decideAlert({ ...own, ...preferences }, history, { now, dropinfo })).toBe(is);
  });

  test('for a tip ignores the minimum drop and the leagues', () => {
    const history = { lastOfSubject: null, sent: [], heldSince: null };
    const preferences = { ...own, minDrop: 0.5, leagueIds: [1] };
    expect(decideAlert(preferences, history, { now: at('12:00'), dropinfo: null })).toBe('send');
  });
});

describe('the digest', () => {
  const held = at('12:00');
  test.each<
    [
      string,
      { preferences?: Partial<AlertPreferences>; held?: Date | null; sent?: Date[]; now: Date; is: boolean },
    ]
  >([
    ['is not due when no alert is held', { held: null, now: at('20:00'), is: false }],
    ['is not due before its time', { now: at('19:59'), is: false }],
    ['is due at its time', { now: at('20:00'), is: true }],
    ['is due later on the same day', { now: at('23:59'), is: true }],
    [
      'is not due for an alert that was held after its time',
      { held: at('20:01'), now: at('23:59'), is: false },
    ],
    [
      'is due for such an alert on the next day',
      { held: at('20:01'), now: at('20:00', '2026-01-16'), is: true },
    ],
    ['is not due at midnight when it was missed', { now: at('00:00', '2026-01-16'), is: false }],
    [
      'is due at the end of the quiet time',
      { preferences: { quiet: night }, held: at('23:00'), now: at('07:00', '2026-01-16'), is: true },
    ],
    [
      'is not due in the quiet time',
      { preferences: { quiet: night }, held: at('12:00', '2026-01-14'), now: at('22:00'), is: false },
    ],
    [
      'is not due at its time within the quiet time',
      { preferences: { quiet: night, digestAt: 23 * 60 }, now: at('23:30'), is: false },
    ],
    [
      'is due as the last one of the day',
      { preferences: { maxPerDay: 2 }, sent: times('09:00'), now: at('20:00'), is: true },
    ],
    [
      'is not due when the daily limit is reached',
      { preferences: { maxPerDay: 1 }, sent: times('09:00'), now: at('20:00'), is: false },
    ],
    [
      'is due when the clock skipped the end of the quiet time',
      {
        preferences: { quiet: { from: 60, until: 150 } },
        held: new Date('2026-03-29T00:30:00Z'),
        now: new Date('2026-03-29T01:00:00Z'),
        is: true,
      },
    ],
    [
      'is due again for alerts held after the clock was set back',
      {
        preferences: { quiet: { from: 60, until: 150 } },
        held: new Date('2026-10-25T01:10:00Z'),
        now: new Date('2026-10-25T01:30:00Z'),
        is: true,
      },
    ],
    [
      'is due when the clock was set back since the alert was held',
      { held: at('20:30', '2027-01-15'), now: at('20:00'), is: true },
    ],
  ])('%s', (_, { preferences, held: since = held, sent = [], now, is }) => {
    expect(isDigestDue({ ...own, ...preferences }, { heldSince: since, sent }, now)).toBe(is);
  });
});

test('startOfDay is midnight in the time zone, on days of clock changes too', () => {
  const starts = [
    ['Europe/Warsaw', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Warsaw', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-01', '2026-10-31T18:30:00.000Z'],
  ] as const;
  for (const [zone, day, start] of starts) {
    expect(startOfDay(zone, day).toISOString()).toBe(start);
    expect(localTime(zone, startOfDay(zone, day)).day).toBe(day);
  }
});

test.each(['', 'Europe/Nowhere', '+01:00', 'x'.repeat(80), 'Europe/Warsaw\0'])(
  '%j is an invalid time zone',
  (name) => {
    expect(normalizeTimeZone(name)).toBeNull();
  },
);

test.each(['24:00', '7:00', '07:60', '', '07:00:00'])('%j is an invalid time of day', (text) => {
  expect(parseTimeOfDay(text)).toBeNull();
});

test('timeOfDay is the inverse of parseTimeOfDay', () => {
  expect(['00:00', '07:05', '23:59'].map((text) => timeOfDay(parseTimeOfDay(text) ?? -1))).toEqual([
    '00:00',
    '07:05',
    '23:59',
  ]);
});
