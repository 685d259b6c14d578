import { expect, test } from 'vitest';
import { daysToEnd, remainingValueOf } from './price.ts';

const valuedAt = new Date('2026-05-01T12:00:00Z');
const at = (days: number) => new Date(valuedAt.getTime() + days * 24 * 3_600_000);
const withoutDiscord = { discordGrosz: 0, discordValuedAt: null, discordValuedUntil: null };
const bought = {
  valueGrosz: 10_000,
  valuedAt,
  expiresAt: at(30),
  valuedUntil: null,
  ...withoutDiscord,
};

test.each([
  ['at the start', 0, 30, 10_000],
  ['during the first day', 0.5, 30, 10_000],
  ['after a day', 1, 29, 9_667],
  ['half way', 15, 15, 5_000],
  ['in the last minute', 29.999, 1, 333],
  ['at the end', 30, 0, 0],
  ['later', 40, 0, 0],
])('%s', (_, passed, days, grosz) => {
  expect(daysToEnd(bought, at(passed))).toBe(days);
  expect(remainingValueOf(bought, at(passed))).toBe(grosz);
});

test.each([
  ['summer time ends', '2026-10-10T10:00:00Z', '2026-11-10T11:00:00Z'],
  ['summer time begins', '2026-03-10T11:00:00Z', '2026-04-10T10:00:00Z'],
])('a day ends at the same hour in Warsaw when %s in between', (_, start, end) => {
  const month = { ...bought, valuedAt: new Date(start), expiresAt: new Date(end) };
  const afterHours = (hours: number) => {
    const now = new Date(Date.parse(start) + hours * 3_600_000);
    return [daysToEnd(month, now), remainingValueOf(month, now)];
  };
  expect(afterHours(0)).toEqual([31, 10_000]);
  expect(afterHours(1)).toEqual([31, 10_000]);
  expect(afterHours(23.5)).toEqual([31, 10_000]);
  expect(afterHours(24)).toEqual([30, 9_677]);
});

test('the last day ends at the end when the clock is set back before it', () => {
  const month = {
    ...bought,
    valuedAt: new Date('2026-09-25T00:40:00Z'),
    expiresAt: new Date('2026-10-25T01:10:00Z'),
  };
  const now = new Date('2026-10-25T00:40:00Z');
  expect([daysToEnd(month, now), remainingValueOf(month, now)]).toEqual([1, 333]);
  expect([daysToEnd(month, month.expiresAt), remainingValueOf(month, month.expiresAt)]).toEqual([0, 0]);
});

test('half a grosz is rounded up', () => {
  expect(remainingValueOf({ ...bought, valueGrosz: 1 }, at(15))).toBe(1);
});

test('it is never more than the value, also before the start', () => {
  expect(remainingValueOf(bought, at(-3))).toBe(10_000);
});

test.each([
  ['later', 90],
  ['earlier', 20],
])('an end that an admin moved to a %s day changes nothing', (_, days) => {
  const moved = { ...bought, expiresAt: at(days), valuedUntil: at(30) };
  expect([0, 10, 15, 29, 40].map((passed) => remainingValueOf(moved, at(passed)))).toEqual(
    [0, 10, 15, 29, 40].map((passed) => remainingValueOf(bought, at(passed))),
  );
});

test.each([
  ['ends before the plan', 10, [20_000, 13_333, 6_667, 5_000]],
  ['ends after it', 60, [20_000, 17_500, 15_000, 12_500]],
])('Discord counts by its own days when it %s', (_, days, grosz) => {
  const both = {
    ...bought,
    valueGrosz: 20_000,
    discordGrosz: 10_000,
    discordValuedAt: valuedAt,
    discordValuedUntil: at(days),
  };
  expect([0, 5, 10, 15].map((passed) => remainingValueOf(both, at(passed)))).toEqual(grosz);
});

test('a granted subscription has no remaining value', () => {
  expect(remainingValueOf({ ...bought, valuedAt: null }, at(1))).toBe(0);
  expect(remainingValueOf({ ...bought, valueGrosz: 0 }, at(1))).toBe(0);
});
