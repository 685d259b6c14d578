import type { AutofilterWire } from '../domains/autofilter/shapes.ts';
import type { DropinfoWire } from '../domains/dropinfo/shapes.ts';
import type { LeagueWire } from '../domains/league/shapes.ts';
import type { MatchWire } from '../domains/match/shapes.ts';
import type { PlanWire } from '../domains/plan/shapes.ts';
import type { TipWire } from '../domains/tip/shapes.ts';
import type { UserWire } from '../domains/user/shapes.ts';
import { type Credentials, writeCredentials } from '../kit/credentials.ts';

/** Valid rows of the upstream, with overrides. */
export const sampleDropinfo = (overrides: Partial<DropinfoWire> = {}): DropinfoWire => ({
  id: 1,
  uid: 'd-1',
  title: 'Odra – Granit',
  tip: 'Odra',
  date: '2026-03-14T18:43:00.000Z',
  created_at: '2026-03-14T17:43:00Z',
  timebetween: 60,
  drop: 0.2376,
  over: { label: 'Odra', from: 2.02, to: 1.54 },
  under: null,
  ...overrides,
});

export const sampleTip = (overrides: Partial<TipWire> = {}): TipWire => ({
  id: 1,
  uid: 't-1',
  idx: 1,
  title: 'Odra – Granit',
  tip: 'Odra',
  tip_type: 'default',
  tip_status: 'tip_active',
  exchange: 1.9,
  rate: 2,
  date: '2026-03-14T18:43:00.000Z',
  created_at: '2026-03-13T10:00:00.000Z',
  ...overrides,
});

export const samplePlan = (overrides: Partial<PlanWire> = {}): PlanWire => ({
  id: 1,
  name: 'Standard',
  price_pln: 49,
  permissions: ['stats', 'tips', 'teleport'],
  ...overrides,
});

export const sampleUser = (overrides: Partial<UserWire> = {}): UserWire => ({
  id: 7,
  email: 'ada@tipgraph.example',
  permission: ['stats', 'tips', 'dropinfo'],
  is_admin: false,
  is_typer: false,
  active_sub: { sub: 'PRO', expires_at: '2026-09-01T00:00:00Z', goq: false, discord: true },
  ...overrides,
});

export const sampleCredentials: Credentials = {
  accessToken: 'secret-token-0',
  client: 'client-of-ada',
  tokenType: 'Bearer',
  uid: 'ada@tipgraph.example',
  expiry: '1790000000',
};

export const sampleLeague = (overrides: Partial<LeagueWire> = {}): LeagueWire => ({
  id: 1,
  name: 'Liga',
  country: 'Polska',
  season: '2025/2026',
  seasons: [
    { year: '2024', name: '2024/2025' },
    { year: '2025', name: '2025/2026' },
  ],
  ...overrides,
});

/** A finished match with 2 to 1 goals and no other statistics. */
export const sampleMatch = (overrides: Partial<MatchWire> = {}): MatchWire => ({
  id: 1,
  league_id: 1,
  season: '2025/2026',
  home: 'Odra',
  away: 'Granit',
  home_team_id: 1,
  away_team_id: 2,
  date: '2026-03-14T18:43:00.000Z',
  goal_home: 2,
  goal_away: 1,
  ...overrides,
});

export const sampleAutofilter = (overrides: Partial<AutofilterWire> = {}): AutofilterWire => ({
  id: 1,
  name: 'Gole',
  stat: 'goal',
  comparison: 'over',
  line: 2.5,
  side: 'sum',
  window: 5,
  least_hit_rate: 80,
  ...overrides,
});

export function credentialHeaders(credentials: Credentials): Record<string, string> {
  const headers: Record<string, string> = {};
  writeCredentials(credentials, (name, value) => {
    headers[name] = value;
  });
  return headers;
}
