import { describe, expect, it } from 'vitest';
import { decode } from '../../rest/reply.ts';
import { sampleMatch } from '../../testing/samples.ts';
import { toMatch } from '../match/shapes.ts';
import { matchIncidents, matchLineups, matchPlayerStatistics } from './endpoints.ts';
import { toIncidents } from './incident.ts';
import { toLineups, toMissingReason } from './lineups.ts';
import { toCounterGroups, toPlayerStatistics } from './player-statistics.ts';
import type { IncidentWire } from './shapes.ts';

const incident = (over: Partial<IncidentWire>): IncidentWire => ({
  incident_type: 'goal',
  time: 10,
  is_home: true,
  ...over,
});
const shown = (over: Partial<IncidentWire>) => toIncidents([incident(over)])[0] ?? null;

describe('an incident', () => {
  const base = { time: 10, addedTime: null, isHome: true };
  const named = (name: string) => ({ playerId: null, name, avatar: null });

  it.each<[string, Partial<IncidentWire>, object]>([
    [
      'a goal',
      {
        incident_class: 'regular',
        player: 'Nowak',
        assist: 'Lis',
        home_score: 1,
        away_score: 0,
        added_time: 2,
      },
      {
        __typename: 'GoalIncident',
        ...base,
        addedTime: 2,
        kind: 'REGULAR',
        player: named('Nowak'),
        assist: named('Lis'),
        homeScore: 1,
        awayScore: 0,
      },
    ],
    ['a penalty', { incident_class: 'penalty' }, { kind: 'PENALTY', player: null, homeScore: null }],
    ['an own goal', { incident_class: 'ownGoal', is_home: false }, { kind: 'OWN_GOAL', isHome: false }],
    ['a goal of another kind', { incident_class: 'bicycle' }, { kind: 'REGULAR' }],
    [
      'a card before the start',
      { incident_type: 'card', incident_class: 'yellow', time: -5, reason: 'Argument' },
      {
        __typename: 'CardIncident',
        ...base,
        time: -5,
        card: 'YELLOW',
        player: null,
        reason: 'Argument',
        rescinded: false,
      },
    ],
    ['a second yellow', { incident_type: 'card', incident_class: 'yellowRed' }, { card: 'YELLOW_RED' }],
    [
      'a red card taken back',
      { incident_type: 'card', incident_class: 'red', rescinded: true },
      { rescinded: true },
    ],
    [
      'a substitution',
      { incident_type: 'substitution', player_in: 'Nowak', player_out: 'Lis', injury: true },
      {
        __typename: 'SubstitutionIncident',
        ...base,
        playerIn: named('Nowak'),
        playerOut: named('Lis'),
        injury: true,
      },
    ],
    [
      'a goal that does not count, which is no goal',
      { incident_type: 'varDecision', incident_class: 'goalNotAwarded', confirmed: false },
      { __typename: 'VarIncident', ...base, decision: 'GOAL_NOT_AWARDED', player: null, confirmed: false },
    ],
    [
      'another decision',
      { incident_type: 'varDecision', incident_class: 'mistakenIdentity' },
      { decision: 'OTHER', confirmed: null },
    ],
    [
      'a saved penalty',
      { incident_type: 'inGamePenalty', incident_class: 'missed', reason: 'goalkeeperSave' },
      { __typename: 'MissedPenaltyIncident', ...base, player: null, saved: true },
    ],
    ['a penalty past the goal', { incident_type: 'inGamePenalty', reason: 'offTarget' }, { saved: false }],
    [
      'a penalty of a shoot-out, without a minute',
      { incident_type: 'penaltyShootout', incident_class: 'scored', time: null, sequence: 3, home_score: 2 },
      {
        __typename: 'ShootoutIncident',
        time: null,
        sequence: 3,
        isHome: true,
        player: null,
        scored: true,
        homeScore: 2,
        awayScore: null,
      },
    ],
    [
      'the end of a half, of no team',
      { incident_type: 'period', text: 'HT', is_home: null, time: null, home_score: 1, away_score: 0 },
      {
        __typename: 'PeriodIncident',
        time: 45,
        isHome: null,
        period: 'HALF_TIME',
        homeScore: 1,
        awayScore: 0,
      },
    ],
    [
      'the end of another part',
      { incident_type: 'period', text: 'Q3', time: 70 },
      { period: 'UNKNOWN', time: 70 },
    ],
    [
      'added time',
      { incident_type: 'injuryTime', length: 4, time: 90 },
      { __typename: 'InjuryTimeIncident', time: 90, isHome: null, length: 4 },
    ],
  ])('maps %s', (_, wire, expected) => {
    expect(shown(wire)).toMatchObject(expected);
  });

  it.each<[string, Partial<IncidentWire>]>([
    ['an unknown type', { incident_type: 'pitchInvasion' }],
    ['named as what every object has', { incident_type: 'constructor' }],
    ['without a minute', { time: null }],
    ['without a team', { is_home: null }],
    ['a card of an unknown colour', { incident_type: 'card', incident_class: 'blue' }],
    ['of a shoot-out without its outcome', { incident_type: 'penaltyShootout' }],
    ['of added time without its length', { incident_type: 'injuryTime' }],
    ['of an unknown part without a minute', { incident_type: 'period', text: 'Q3', time: null }],
  ])('is omitted: %s', (_, wire) => {
    expect(toIncidents([incident(wire), incident({ time: 11 })])).toMatchObject([{ time: 11 }]);
  });

  it('allows missing optional fields', () => {
    const reply = decode(
      matchIncidents.decode,
      { incidents: [{ incident_type: 'period', text: 'FT' }] },
      'incidents',
    );
    expect(toIncidents(reply.incidents)).toEqual([
      {
        __typename: 'PeriodIncident',
        time: 90,
        isHome: null,
        period: 'FULL_TIME',
        homeScore: null,
        awayScore: null,
      },
    ]);
  });
});

describe('toMissingReason', () => {
  it.each([
    [1, 'Knee Injury', 'INJURY'],
    [1, null, 'INJURY'],
    [13, 'Red card suspension', 'SUSPENSION'],
    [11, 'Yellow card accumulation', 'SUSPENSION'],
    [null, 'Suspended', 'SUSPENSION'],
    [2, 'Illness', 'ILLNESS'],
    [null, 'Viral infection', 'ILLNESS'],
    [null, 'Torn ligament', 'INJURY'],
    [11, 'Not in squad', 'OTHER'],
    [11, 'Coach decision', 'OTHER'],
    [null, 'Family bill', 'OTHER'],
    [13, null, 'OTHER'],
    [null, ' ', null],
    [null, null, null],
  ])('code %j, description %j: %j', (reason, description, expected) => {
    expect(toMissingReason({ reason, description })).toBe(expected);
  });
});

describe('line-ups', () => {
  const players = [
    { id: 1, name: 'Lis', position: 'D', substitute: false, shirt_number: 4 },
    { id: 2, name: 'Wilk', position: 'G', substitute: false, captain: true },
    { id: 3, name: 'Kot', position: 'X', substitute: true },
    { id: 4, name: 'Bóbr', substitute: false },
  ];
  const missing = [
    { id: 5, name: 'Ryś', type: 'doubtful', reason: 1, expected_end_at: '2026-04-01T00:00:00+02:00' },
    { id: 6, name: 'Żbik', type: 'missing' },
  ];

  it('start with the goalkeeper and keep the order of the others', () => {
    const wire = decode(
      matchLineups.decode,
      {
        lineups: {
          confirmed: false,
          home: { team_id: 1, formation: '4-3-3', players, missing_players: missing },
          away: { team_id: 2, players: [] },
        },
      },
      'lineups',
    ).lineups;
    const lineups = wire && toLineups(wire);
    expect(lineups?.confirmed).toBe(false);
    expect(lineups?.home).toMatchObject({
      formation: '4-3-3',
      starting: [
        { player: { playerId: 2 }, position: 'GOALKEEPER', captain: true, shirtNumber: null },
        { player: { playerId: 1 }, position: 'DEFENDER', captain: false, shirtNumber: 4 },
        { player: { playerId: 4 }, position: null },
      ],
      substitutes: [{ player: { playerId: 3, avatar: null }, position: 'UNKNOWN' }],
      missing: [
        { certainty: 'DOUBTFUL', reason: 'INJURY', expectedEndAt: '2026-03-31T22:00:00.000Z' },
        { certainty: 'MISSING', reason: null, description: null, expectedEndAt: null },
      ],
    });
    expect(lineups?.away).toEqual({ formation: null, starting: [], substitutes: [], missing: [] });
  });

  it('are null when unknown, and empty for the unknown one of both sides', () => {
    expect(decode(matchLineups.decode, { lineups: null }, 'lineups')).toEqual({ lineups: null });
    const read = (sides: object) => {
      const { lineups } = decode(matchLineups.decode, { lineups: { confirmed: false, ...sides } }, 'lineups');
      return lineups && toLineups(lineups);
    };
    expect(read({})).toBeNull();
    expect(read({ home: null, away: null })).toBeNull();
    const empty = { formation: null, starting: [], substitutes: [], missing: [] };
    expect(read({ home: { formation: '4-4-2', players: [] } })).toMatchObject({
      home: { formation: '4-4-2' },
      away: empty,
    });
  });
});

describe('player statistics', () => {
  it('are grouped, with null for missing and non-numeric counters', () => {
    const groups = toCounterGroups(
      {
        minutesPlayed: 90,
        rating: 7.35,
        goalAssist: 0,
        onTargetScoringAttempt: 2,
        ratingVersions: {},
        touches: '9',
      },
      false,
    );
    expect(groups).toMatchObject({
      play: { minutesPlayed: 90, rating: 7.35, touches: null },
      passing: { assists: 0, passes: null },
      shooting: { shotsOnTarget: 2, goals: null },
      keeper: null,
    });
  });

  it('have goalkeeping for goalkeepers and for players with such a counter', () => {
    expect(toCounterGroups({}, true).keeper).toMatchObject({ saves: null, goalsPrevented: null });
    expect(toCounterGroups({ penaltyShootoutSave: 1 }, false).keeper).toMatchObject({ shootoutSaves: 1 });
  });

  it('name the team of the match and omit players of other teams', () => {
    const { player_statistics: wires } = decode(
      matchPlayerStatistics.decode,
      {
        player_statistics: [2, 1, 3].map((team_id) => ({
          id: team_id,
          name: 'Lis',
          team_id,
          statistics: {},
        })),
      },
      'statistics',
    );
    expect(toPlayerStatistics(wires, toMatch(sampleMatch()))).toMatchObject([
      { player: { playerId: 2 }, team: { name: 'Granit' }, isHome: false, substitute: false },
      { player: { playerId: 1 }, team: { name: 'Odra' }, isHome: true, position: null },
    ]);
  });
});
