import {
  type DropinfoRow,
  enumName,
  globalId,
  type LeagueRow,
  type MatchRow,
  profitUnitsOf,
  type Replies,
  type SideRow,
  sidesOf,
  type TipRow,
} from './wire.ts';

/** Reads an upstream reply. */
type Read = <Path extends keyof Replies>(path: Path) => Promise<Replies[Path]>;

const side = ({ label, from, from_p, to, to_p }: SideRow) => ({
  label,
  openingOdds: from,
  openingLine: from_p ?? null,
  odds: to,
  line: to_p ?? null,
});

/** A dropinfo of all operations and live events. */
export const dropinfo = (row: DropinfoRow) => {
  const { dropped, opposite } = sidesOf(row);
  return {
    id: globalId('Dropinfo', row.id),
    uid: row.uid,
    title: row.title,
    tip: row.tip,
    kickOff: row.date,
    createdAt: row.created_at,
    minutesToKickOff: row.timebetween,
    drop: row.drop,
    market: enumName(row.market),
    dropped: side(dropped),
    opposite: opposite && side(opposite),
    league: row.league ? { name: row.league.name, country: row.league.country } : null,
  };
};

const tip = (row: TipRow) => ({
  id: globalId('Tip', row.id),
  uid: row.uid,
  number: row.idx,
  title: row.title,
  tip: row.tip,
  type: enumName(row.tip_type),
  status: enumName(row.tip_status),
  odds: row.exchange,
  stake: row.rate,
  profitUnits: profitUnitsOf(row),
  kickOff: row.date,
  createdAt: row.created_at,
});

const match = (row: MatchRow, leagues: ReadonlyMap<number, LeagueRow>) => {
  const league = leagues.get(row.league_id);
  return {
    id: globalId('Match', row.id),
    matchId: row.id,
    season: row.season,
    round: row.round_name ?? null,
    kickOff: row.date,
    home: {
      team: { teamId: row.home_team_id, name: row.home, logo: row.logo_home ?? null },
      goals: row.goal_home ?? null,
    },
    away: {
      team: { teamId: row.away_team_id, name: row.away, logo: row.logo_away ?? null },
      goals: row.goal_away ?? null,
    },
    league: league
      ? {
          id: globalId('League', league.id),
          name: league.name,
          country: league.country,
          currentSeason: league.season ?? null,
        }
      : null,
  };
};

/** Each operation's response, picked by hand: the limit of any server that reshapes replies. */
export const shapes: Readonly<Record<string, (read: Read) => Promise<object>>> = {
  async plans(read) {
    const { plans } = await read('/plans.json');
    return {
      plans: plans.map((plan) => ({
        id: globalId('Plan', plan.id),
        name: plan.name,
        pricePln: plan.price_pln,
        isLimited: plan.is_limited ?? false,
        placesLeft: plan.limited_left ?? null,
        activeSale: plan.active_sale ? { percent: plan.active_sale.percent } : null,
      })),
    };
  },
  async dashboard(read) {
    const [{ user }, { dashboard }] = await Promise.all([
      read('/auth/validate_token.json'),
      read('/users/dashboard.json'),
    ]);
    const { active_sub: active } = user;
    return {
      viewer: {
        user: {
          id: globalId('User', user.id),
          email: user.email,
          firstName: user.first_name ?? null,
          isAdmin: user.is_admin,
          isTyper: user.is_typer,
        },
        permissions: user.permission.map(enumName),
        activeSubscriptionRestValuePln: user.active_sub_rest_price ?? null,
        activeSubscription: active
          ? { planName: active.sub, expiresAt: active.expires_at, goq: active.goq, discord: active.discord }
          : null,
        dashboard: {
          limitedPlanWarning: dashboard.limited_plan_warning ?? false,
          specialTips: dashboard.special_tips.map(tip),
          defaultTips: dashboard.default_tips.map(tip),
          aiTips: dashboard.chatgpt_tips.map(tip),
          dropinfos: dashboard.dropinfos.map(dropinfo),
        },
      },
    };
  },
  async '200 dropinfos'(read) {
    const { dropinfos: rows } = await read('/dropinfos.json');
    const edges = rows.slice(0, 200).map((row) => ({ cursor: String(row.id), node: dropinfo(row) }));
    return {
      dropinfos: {
        totalCount: rows.length,
        edges,
        pageInfo: { hasNextPage: rows.length > 200, endCursor: edges.at(-1)?.cursor ?? null },
      },
    };
  },
  async '20 matches'(read) {
    const [{ matches, total }, { leagues }] = await Promise.all([
      read('/matches/future_matches.json'),
      read('/leagues.json'),
    ]);
    const byId = new Map(leagues.map((league) => [league.id, league]));
    const edges = matches.map((row) => ({ cursor: String(row.id), node: match(row, byId) }));
    return {
      futureMatches: {
        totalCount: total,
        edges,
        pageInfo: { hasNextPage: total > edges.length, endCursor: edges.at(-1)?.cursor ?? null },
      },
    };
  },
};
