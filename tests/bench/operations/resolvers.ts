import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import {
  type DashboardRow,
  type DropinfoRow,
  enumName,
  globalId,
  type LeagueRow,
  type MatchRow,
  type PlanRow,
  profitUnitsOf,
  type Replies,
  type SideRow,
  sidesOf,
  type TipRow,
  type UserRow,
} from './wire.ts';

/** Reads an upstream reply with the caller's credentials. */
export type Read<Context> = <Path extends keyof Replies>(
  path: Path,
  context: Context,
) => Promise<Replies[Path]>;

/** The source of a `MatchSide`. */
interface SideOfMatch {
  team: { teamId: number; name: string; logo: string | null };
  goals: number | null;
}

function connection<Row extends { id: number }>(rows: readonly Row[], first: number, totalCount: number) {
  const edges = rows.slice(0, first).map((node) => ({ cursor: String(node.id), node }));
  return {
    totalCount,
    edges,
    pageInfo: {
      hasNextPage: totalCount > edges.length,
      hasPreviousPage: false,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** Starts a subscription to new rows. */
type Follow = () => AsyncIterable<object>;

/**
 * The gateway's schema with conventional resolvers for the fields of the bench.
 * @param follow source of rows; without it there are no subscriptions
 */
export function makeSchema<Context extends object>(read: Read<Context>, follow?: Follow): GraphQLSchema {
  const typeDefs = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
  const resolvers = {
    ...createResolvers(read),
    ...(follow && { Subscription: { dropinfosAdded: { subscribe: follow } } }),
  };
  return makeExecutableSchema<Context>({ typeDefs, resolvers });
}

/** Resolvers for the fields of the bench; the leagues are read once per operation. */
function createResolvers<Context extends object>(read: Read<Context>) {
  const leagues = new WeakMap<Context, Promise<ReadonlyMap<number, LeagueRow>>>();

  function leaguesOf(context: Context): Promise<ReadonlyMap<number, LeagueRow>> {
    const known = leagues.get(context);
    if (known) return known;
    const found = read('/leagues.json', context).then(
      (reply) => new Map(reply.leagues.map((league) => [league.id, league])),
    );
    leagues.set(context, found);
    return found;
  }

  return {
    Query: {
      plans: async (_: unknown, __: unknown, context: Context) => (await read('/plans.json', context)).plans,
      viewer: async (_: unknown, __: unknown, context: Context) =>
        (await read('/auth/validate_token.json', context)).user,
      dropinfos: async (_: unknown, { first }: { first: number }, context: Context) => {
        const { dropinfos } = await read('/dropinfos.json', context);
        return connection(dropinfos, first, dropinfos.length);
      },
      futureMatches: async (_: unknown, { first }: { first: number }, context: Context) => {
        const { matches, total } = await read('/matches/future_matches.json', context);
        return connection(matches, first, total);
      },
    },
    Plan: {
      id: ({ id }: PlanRow) => globalId('Plan', id),
      pricePln: (plan: PlanRow) => plan.price_pln,
      isLimited: (plan: PlanRow) => plan.is_limited ?? false,
      placesLeft: (plan: PlanRow) => plan.limited_left,
      activeSale: (plan: PlanRow) => plan.active_sale,
    },
    Viewer: {
      user: (user: UserRow) => user,
      permissions: (user: UserRow) => user.permission.map(enumName),
      activeSubscriptionRestValuePln: (user: UserRow) => user.active_sub_rest_price,
      activeSubscription: (user: UserRow) => user.active_sub,
      dashboard: async (_: unknown, __: unknown, context: Context) =>
        (await read('/users/dashboard.json', context)).dashboard,
    },
    User: {
      id: ({ id }: UserRow) => globalId('User', id),
      firstName: (user: UserRow) => user.first_name,
      isAdmin: (user: UserRow) => user.is_admin,
      isTyper: (user: UserRow) => user.is_typer,
    },
    ActiveSubscription: {
      planName: ({ sub }: NonNullable<UserRow['active_sub']>) => sub,
      expiresAt: (active: NonNullable<UserRow['active_sub']>) => active.expires_at,
    },
    Dashboard: {
      specialTips: (dashboard: DashboardRow) => dashboard.special_tips,
      defaultTips: (dashboard: DashboardRow) => dashboard.default_tips,
      aiTips: (dashboard: DashboardRow) => dashboard.chatgpt_tips,
      limitedPlanWarning: (dashboard: DashboardRow) => dashboard.limited_plan_warning ?? false,
    },
    Tip: {
      id: ({ id }: TipRow) => globalId('Tip', id),
      type: (tip: TipRow) => enumName(tip.tip_type),
      status: (tip: TipRow) => enumName(tip.tip_status),
      number: (tip: TipRow) => tip.idx,
      odds: (tip: TipRow) => tip.exchange,
      stake: (tip: TipRow) => tip.rate,
      profitUnits: profitUnitsOf,
      kickOff: (tip: TipRow) => tip.date,
      createdAt: (tip: TipRow) => tip.created_at,
    },
    Dropinfo: {
      id: ({ id }: DropinfoRow) => globalId('Dropinfo', id),
      createdAt: (dropinfo: DropinfoRow) => dropinfo.created_at,
      kickOff: (dropinfo: DropinfoRow) => dropinfo.date,
      minutesToKickOff: (dropinfo: DropinfoRow) => dropinfo.timebetween,
      dropped: (dropinfo: DropinfoRow) => sidesOf(dropinfo).dropped,
      opposite: (dropinfo: DropinfoRow) => sidesOf(dropinfo).opposite,
      market: ({ market }: DropinfoRow) => enumName(market),
    },
    OddsSide: {
      openingOdds: (side: SideRow) => side.from,
      openingLine: (side: SideRow) => side.from_p,
      odds: (side: SideRow) => side.to,
      line: (side: SideRow) => side.to_p,
    },
    Match: {
      id: ({ id }: MatchRow) => globalId('Match', id),
      matchId: ({ id }: MatchRow) => id,
      round: (match: MatchRow) => match.round_name,
      kickOff: (match: MatchRow) => match.date,
      home: (match: MatchRow): SideOfMatch => ({
        team: { teamId: match.home_team_id, name: match.home, logo: match.logo_home ?? null },
        goals: match.goal_home ?? null,
      }),
      away: (match: MatchRow): SideOfMatch => ({
        team: { teamId: match.away_team_id, name: match.away, logo: match.logo_away ?? null },
        goals: match.goal_away ?? null,
      }),
      league: async (match: MatchRow, _: unknown, context: Context) =>
        (await leaguesOf(context)).get(match.league_id),
    },
    League: {
      id: ({ id }: LeagueRow) => globalId('League', id),
      currentSeason: ({ season }: LeagueRow) => season,
    },
  };
}
