import { sidesOf as gatewaySides } from '../../../gateway/src/domains/dropinfo/shapes.ts';
import { profitUnitsOf as gatewayUnits, toTipStatus } from '../../../gateway/src/domains/tip/shapes.ts';

/** The used parts of upstream replies. */
export interface PlanRow {
  id: number;
  name: string;
  price_pln: number;
  is_limited?: boolean;
  limited_left?: number | null;
  active_sale?: { percent: number } | null;
}

export interface UserRow {
  id: number;
  email: string;
  first_name?: string | null;
  is_admin: boolean;
  is_typer: boolean;
  permission: string[];
  active_sub_rest_price?: number | null;
  active_sub?: { sub: string; expires_at: string; goq: boolean; discord: boolean } | null;
}

export interface TipRow {
  id: number;
  uid: string;
  idx: number;
  title: string;
  tip: string;
  tip_type: string;
  tip_status: string;
  exchange: number;
  rate: number;
  date: string;
  created_at: string;
}

export interface SideRow {
  label: string;
  from: number;
  from_p?: number | null | undefined;
  to: number;
  to_p?: number | null | undefined;
}

export interface DropinfoRow {
  id: number;
  uid: string;
  title: string;
  tip: string;
  date: string;
  created_at: string;
  timebetween: number;
  drop: number;
  market: string;
  over: SideRow;
  under?: SideRow | null;
  league?: { name: string; country: string } | null;
}

export interface DashboardRow {
  limited_plan_warning?: boolean;
  special_tips: TipRow[];
  default_tips: TipRow[];
  chatgpt_tips: TipRow[];
  dropinfos: DropinfoRow[];
}

export interface MatchRow {
  id: number;
  league_id: number;
  season: string;
  round_name?: string | null;
  date: string;
  home: string;
  away: string;
  home_team_id: number;
  away_team_id: number;
  logo_home?: string | null;
  logo_away?: string | null;
  goal_home?: number | null;
  goal_away?: number | null;
}

export interface LeagueRow {
  id: number;
  name: string;
  country: string;
  season?: string | null;
}

/** The replies by path. */
export interface Replies {
  '/plans.json': { plans: PlanRow[] };
  '/auth/validate_token.json': { user: UserRow };
  '/users/dashboard.json': { dashboard: DashboardRow };
  '/dropinfos.json': { dropinfos: DropinfoRow[] };
  '/matches/future_matches.json': { matches: MatchRow[]; total: number };
  '/leagues.json': { leagues: LeagueRow[] };
}

/** An enum's name in the graph, from its name on the wire. */
export const enumName = (value: string): string =>
  value.replace(/^tip_/, '').replace('chatgpt', 'ai').toUpperCase();

/** Global id of an object. */
export const globalId = (type: string, id: number): string =>
  Buffer.from(`${type}:${id}`).toString('base64url');

/** Profit of a tip in units, computed as in the gateway. */
export const profitUnitsOf = ({ tip_status: status, rate, exchange }: TipRow): number | null =>
  gatewayUnits(toTipStatus(status), rate, exchange);

/** The side whose odds dropped, computed as in the gateway. */
export const sidesOf = (row: DropinfoRow): { dropped: SideRow; opposite: SideRow | null } =>
  gatewaySides(row);
