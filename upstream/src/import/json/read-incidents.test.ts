import { expect, it } from 'vitest';
import { readIncidents } from './read-details.ts';

const incidentsOf = (list: readonly object[]) => readIncidents({ incidents: list }, 'incidents').incidents;
const goal = (time: number, values: object = {}) => ({
  incidentType: 'goal',
  incidentClass: 'regular',
  time,
  isHome: true,
  ...values,
});
const periodEnd = (text: string, time: number, values: object = {}) => ({
  incidentType: 'period',
  text,
  time,
  ...values,
});

it('incidents are in order of time, the end of a period after its added time', () => {
  const stored = incidentsOf([
    goal(47),
    periodEnd('HT', 45, { addedTime: 999 }),
    { incidentType: 'injuryTime', time: 45, length: 3, addedTime: 0 },
    goal(45, { addedTime: 2 }),
    periodEnd('FT', 90),
    goal(90, { addedTime: 5 }),
    goal(45),
  ]);
  expect(
    stored.map(({ incidentType, time, addedTime, details }) => [
      details.text ?? incidentType,
      time,
      addedTime,
    ]),
  ).toEqual([
    ['goal', 45, null],
    ['injuryTime', 45, 0],
    ['goal', 45, 2],
    ['HT', 45, null],
    ['goal', 47, null],
    ['goal', 90, 5],
    ['FT', 90, null],
  ]);
});

it('incidents end with a shoot-out in its sequence, and have no invalid times, but cards on the bench have negative ones', () => {
  const kick = (sequence: number) => ({ incidentType: 'penaltyShootout', incidentClass: 'scored', sequence });
  const stored = incidentsOf([
    periodEnd('PEN', 999, { addedTime: 999 }),
    kick(2),
    { __trimmed__: 22 },
    kick(1),
    periodEnd('ET', 120),
    { incidentType: 'card', incidentClass: 'yellow', time: -5, playerName: 'The coach' },
    goal(-5, { player: { name: 'Ceto Brine' } }),
  ]);
  expect(
    stored.map(({ time, details }) => [details.text ?? details.sequence ?? details.player, time]),
  ).toEqual([
    ['Ceto Brine', null],
    ['The coach', -5],
    ['ET', 120],
    [1, null],
    [2, null],
    ['PEN', null],
  ]);
});

it('incidents have the fields of their type, and unknown types are left out', () => {
  const stored = incidentsOf([
    {
      incidentType: 'varDecision',
      incidentClass: 'goalNotAwarded',
      confirmed: true,
      time: 1,
      player: { name: 'Ceto Brine' },
    },
    {
      incidentType: 'inGamePenalty',
      incidentClass: 'missed',
      reason: 'offTarget',
      time: 2,
      player: { name: 'Ceto Brine' },
    },
    {
      incidentType: 'substitution',
      incidentClass: 'regular',
      time: 3,
      playerIn: { name: 'A' },
      playerOut: { name: 'B' },
      injury: true,
    },
    {
      incidentType: 'goal',
      incidentClass: 'penalty',
      time: 4,
      homeScore: 1,
      awayScore: 0,
      assist1: { name: 'Ceto Brine' },
    },
    { incidentType: 'weather', time: 5 },
  ]);
  expect(
    stored.map(({ incidentType, incidentClass, details }) => ({ incidentType, incidentClass, ...details })),
  ).toEqual([
    { incidentType: 'varDecision', incidentClass: 'goalNotAwarded', player: 'Ceto Brine', confirmed: true },
    { incidentType: 'inGamePenalty', incidentClass: 'missed', player: 'Ceto Brine', reason: 'offTarget' },
    { incidentType: 'substitution', incidentClass: 'regular', player_in: 'A', player_out: 'B', injury: true },
    {
      incidentType: 'goal',
      incidentClass: 'penalty',
      player: null,
      assist: 'Ceto Brine',
      home_score: 1,
      away_score: 0,
    },
  ]);
});

it('cards are counted without rescinded ones, unless the list is trimmed or empty', () => {
  const card = (incidentClass: string, isHome: boolean, values: object = {}) => ({
    incidentType: 'card',
    incidentClass,
    isHome,
    time: 9,
    ...values,
  });
  const list = [
    card('yellow', true),
    card('yellow', true, { rescinded: true }),
    card('yellowRed', true),
    card('red', false),
  ];
  expect(readIncidents(list, 'incidents').cards).toEqual({
    yellowHome: 1,
    redHome: 1,
    yellowAway: 0,
    redAway: 1,
  });
  expect(readIncidents([...list, { __trimmed__: 3 }], 'incidents').cards).toEqual({});
  expect(readIncidents([], 'incidents')).toEqual({ incidents: [], cards: {} });
});

it('a document without a list is an error', () => {
  expect(() => readIncidents({ events: [] }, 'event/1/incidents')).toThrow(
    "The provider's event/1/incidents has no list",
  );
});
