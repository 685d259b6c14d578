import { describe, expect, test } from 'vitest';
import { type AlertTerms, decideAlert, isDigestDue } from './alert-rules.ts';
import { localTime, minuteOf, startOfDay, timeOfDay, timeZoneOf } from './local-time.ts';

/** A person of Poland with nothing set but that they have set it. */
const own: AlertTerms = {
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

/** Times of a day in winter, by the clock of Poland, an hour ahead. */
const at = (time: string, day = '2026-01-15') => new Date(`${day}T${time}:00+01:00`);
const times = (...list: string[]) => list.map((time) => at(time));

interface Case {
  terms?: Partial<AlertTerms>;
  now: Date;
  sent?: Date[];
  last?: Date | null;
  held?: Date | null;
  is: 'send' | 'hold' | 'drop';
}

describe('an alert', () => {
  test.each<[string, Case]>([
    ['comes at once', { now: at('12:00'), is: 'send' }],
    ['is dropped below the least drop', { terms: { minDrop: 0.12 }, now: at('12:00'), is: 'drop' }],
    ['comes at the least drop', { terms: { minDrop: 0.1 }, now: at('12:00'), is: 'send' }],
    ['is dropped of another league', { terms: { leagueIds: [1] }, now: at('12:00'), is: 'drop' }],
    ['comes of a wanted league', { terms: { leagueIds: [1, 7] }, now: at('12:00'), is: 'send' }],
    ['of a match that rang is dropped', { last: at('11:00'), now: at('12:00'), is: 'drop' }],
    [
      'is dropped while its match cools',
      { terms: { cooldownMinutes: 61 }, last: at('11:00'), now: at('12:00'), is: 'drop' },
    ],
    [
      'comes when its match has cooled',
      { terms: { cooldownMinutes: 60 }, last: at('11:00'), now: at('12:00'), is: 'send' },
    ],
    [
      'is dropped when the clock was put back a little since its match rang',
      { terms: { cooldownMinutes: 60 }, last: at('12:30'), now: at('12:00'), is: 'drop' },
    ],
    [
      'comes when the clock was put back far since its match rang',
      { terms: { cooldownMinutes: 60 }, last: at('12:00', '2027-01-01'), now: at('12:00'), is: 'send' },
    ],
    [
      'is held before midnight in a quiet time over midnight',
      { terms: { quiet: night }, now: at('22:00'), is: 'hold' },
    ],
    ['is held after midnight in it', { terms: { quiet: night }, now: at('06:59'), is: 'hold' }],
    ['comes when it has ended', { terms: { quiet: night }, now: at('07:00'), is: 'send' }],
    ['comes before it begins', { terms: { quiet: night }, now: at('21:59'), is: 'send' }],
    [
      'is held in a quiet time by day',
      { terms: { quiet: { from: 600, until: 720 } }, now: at('11:59'), is: 'hold' },
    ],
    [
      'goes by the clock of the person',
      { terms: { quiet: night, timeZone: 'America/New_York' }, now: at('12:00'), is: 'hold' },
    ],
    [
      'is held when summer time has just begun within the quiet time',
      { terms: { quiet: { from: 60, until: 190 } }, now: new Date('2026-03-29T01:09:00Z'), is: 'hold' },
    ],
    [
      'comes after a quiet time whose end the clock has left out',
      { terms: { quiet: { from: 60, until: 150 } }, now: new Date('2026-03-29T01:00:00Z'), is: 'send' },
    ],
    [
      'is held again when the clock is put back into the quiet time',
      { terms: { quiet: { from: 60, until: 150 } }, now: new Date('2026-10-25T01:29:00Z'), is: 'hold' },
    ],
    [
      'leaves the last of the day to the digest',
      { terms: { maxPerDay: 2 }, sent: times('09:00'), now: at('12:00'), is: 'hold' },
    ],
    [
      'comes while more than that is left',
      { terms: { maxPerDay: 3 }, sent: times('09:00'), now: at('12:00'), is: 'send' },
    ],
    [
      'takes the last one of the day when no digest is to come',
      { terms: { maxPerDay: 2 }, sent: times('09:00'), now: at('20:00'), is: 'send' },
    ],
    [
      'leaves it to a digest that is late',
      { terms: { maxPerDay: 2 }, sent: times('09:00'), held: at('19:00'), now: at('20:00'), is: 'hold' },
    ],
    [
      'is held when the day’s are used up',
      { terms: { maxPerDay: 2 }, sent: times('09:00', '09:10'), now: at('21:00'), is: 'hold' },
    ],
    [
      'comes after midnight, with the new day’s',
      { terms: { maxPerDay: 2 }, sent: times('09:00', '21:00'), now: at('00:00', '2026-01-16'), is: 'send' },
    ],
    [
      'counts what came of this day before the clock was put back',
      { terms: { maxPerDay: 2 }, sent: times('15:00'), now: at('12:00'), is: 'hold' },
    ],
    [
      'is held when the hour is full',
      { terms: { maxPerHour: 2 }, sent: times('11:01', '11:30'), now: at('12:00'), is: 'hold' },
    ],
    [
      'comes an hour after the first of a full one',
      { terms: { maxPerHour: 2 }, sent: times('11:00', '11:30'), now: at('12:00'), is: 'send' },
    ],
    ['comes to who has set nothing', { terms: service, now: at('12:00'), is: 'send' }],
    [
      'in the quiet hours of the service is dropped for who has set nothing',
      { terms: service, now: at('23:00'), is: 'drop' },
    ],
    [
      'in a full hour is dropped for who has set nothing',
      { terms: { ...service, maxPerHour: 1 }, sent: times('11:30'), now: at('12:00'), is: 'drop' },
    ],
  ])('%s', (_, { terms, now, sent = [], last = null, held = null, is }) => {
    const history = { lastOfSubject: last, sent, heldSince: held };
    expect(decideAlert({ ...own, ...terms }, history, { now, dropinfo })).toBe(is);
  });

  test('that is a tip has neither drop nor league', () => {
    const history = { lastOfSubject: null, sent: [], heldSince: null };
    const terms = { ...own, minDrop: 0.5, leagueIds: [1] };
    expect(decideAlert(terms, history, { now: at('12:00'), dropinfo: null })).toBe('send');
  });
});

describe('the digest', () => {
  const held = at('12:00');
  test.each<
    [string, { terms?: Partial<AlertTerms>; held?: Date | null; sent?: Date[]; now: Date; is: boolean }]
  >([
    ['never comes when nothing is held', { held: null, now: at('20:00'), is: false }],
    ['waits for its time', { now: at('19:59'), is: false }],
    ['comes at its time', { now: at('20:00'), is: true }],
    ['comes late after a restart', { now: at('23:59'), is: true }],
    [
      'of what was held after its time waits for the next day',
      { held: at('20:01'), now: at('23:59'), is: false },
    ],
    ['comes on the next day then', { held: at('20:01'), now: at('20:00', '2026-01-16'), is: true }],
    ['does not come at midnight, however late it is', { now: at('00:00', '2026-01-16'), is: false }],
    [
      'comes when the quiet time ends',
      { terms: { quiet: night }, held: at('23:00'), now: at('07:00', '2026-01-16'), is: true },
    ],
    [
      'does not come in the quiet time',
      { terms: { quiet: night }, held: at('12:00', '2026-01-14'), now: at('22:00'), is: false },
    ],
    [
      'at a quiet time comes when that ends',
      { terms: { quiet: night, digestAt: 23 * 60 }, now: at('23:30'), is: false },
    ],
    [
      'takes the last of the day',
      { terms: { maxPerDay: 2 }, sent: times('09:00'), now: at('20:00'), is: true },
    ],
    [
      'does not come when the day’s are used up',
      { terms: { maxPerDay: 1 }, sent: times('09:00'), now: at('20:00'), is: false },
    ],
    [
      'comes when the quiet time ends where the clock leaves that out',
      {
        terms: { quiet: { from: 60, until: 150 } },
        held: new Date('2026-03-29T00:30:00Z'),
        now: new Date('2026-03-29T01:00:00Z'),
        is: true,
      },
    ],
    [
      'comes once more of what is held where the clock is put back',
      {
        terms: { quiet: { from: 60, until: 150 } },
        held: new Date('2026-10-25T01:10:00Z'),
        now: new Date('2026-10-25T01:30:00Z'),
        is: true,
      },
    ],
    [
      'does not wait for a time that the clock was put back from',
      { held: at('20:30', '2027-01-15'), now: at('20:00'), is: true },
    ],
  ])('%s', (_, { terms, held: since = held, sent = [], now, is }) => {
    expect(isDigestDue({ ...own, ...terms }, { heldSince: since, sent }, now)).toBe(is);
  });
});

test('a day of a zone begins at its midnight, in summer time and out of it', () => {
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
  '%j is no time zone',
  (name) => {
    expect(timeZoneOf(name)).toBeNull();
  },
);

test.each(['24:00', '7:00', '07:60', '', '07:00:00'])('%j is no time of day', (text) => {
  expect(minuteOf(text)).toBeNull();
});

test('a time of day is written as it was read', () => {
  expect(['00:00', '07:05', '23:59'].map((text) => timeOfDay(minuteOf(text) ?? -1))).toEqual([
    '00:00',
    '07:05',
    '23:59',
  ]);
});
