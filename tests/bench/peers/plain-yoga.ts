import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { createYoga } from 'graphql-yoga';
import { fetch } from 'undici';
import { serve } from '../serve.ts';

type Json = Record<string, unknown>;
interface Context {
  request: Request;
}

/** The peer: Yoga as its documentation shows it, with fetch in resolvers and no guards, decoding or credentials of its own. */
const upstream = process.env.UPSTREAM_URL ?? '';

async function get(path: string, { request }: Context): Promise<Json> {
  const headers: Record<string, string> = {};
  for (const name of ['access-token', 'client', 'token-type', 'uid'])
    headers[name] = request.headers.get(name) ?? '';
  return (await (await fetch(`${upstream}${path}`, { headers })).json()) as Json;
}

const enumName = (value: unknown): string => String(value).replace(/^tip_/, '').toUpperCase();
function units(tip: Json): number | null {
  const {
    tip_status: status,
    rate,
    exchange,
  } = tip as { tip_status: string; rate: number; exchange: number };
  if (status === 'tip_success') return Math.round(rate * (exchange - 1) * 100) / 100;
  if (status === 'tip_fail') return -rate;
  return status === 'tip_cancel' ? 0 : null;
}

const globalId = (type: string) => (source: Json) =>
  Buffer.from(`${type}:${source.id}`).toString('base64url');

const resolvers = {
  Query: {
    plans: async (_: unknown, __: unknown, context: Context) => (await get('/plans.json', context)).plans,
    viewer: async (_: unknown, __: unknown, context: Context) =>
      (await get('/auth/validate_token.json', context)).user,
    dropinfos: async (_: unknown, args: { first: number }, context: Context) => {
      const rows = (await get('/dropinfos.json', context)).dropinfos as Json[];
      const edges = rows.slice(0, args.first).map((node) => ({ cursor: String(node.id), node }));
      const pageInfo = {
        hasNextPage: rows.length > args.first,
        hasPreviousPage: false,
        endCursor: edges.at(-1)?.cursor,
      };
      return { totalCount: rows.length, edges, pageInfo };
    },
  },
  Plan: {
    id: globalId('Plan'),
    pricePln: (plan: Json) => plan.price_pln,
    isLimited: (plan: Json) => plan.is_limited,
    limitedLeft: (plan: Json) => plan.limited_left,
    activeSale: (plan: Json) => plan.active_sale,
  },
  Viewer: {
    user: (user: Json) => user,
    permissions: (user: Json) => (user.permission as string[]).map(enumName),
    activeSubscription: (user: Json) => user.active_sub,
    dashboard: async (_: unknown, __: unknown, context: Context) =>
      (await get('/users/dashboard.json', context)).dashboard,
  },
  User: {
    id: globalId('User'),
    firstName: (user: Json) => user.first_name,
    isAdmin: (user: Json) => user.is_admin,
    isTyper: (user: Json) => user.is_typer,
  },
  ActiveSubscription: {
    plan: (sub: Json) => sub.sub,
    expiresAt: (sub: Json) => sub.expires_at,
  },
  Dashboard: {
    specialTips: (dashboard: Json) => dashboard.special_tips,
    defaultTips: (dashboard: Json) => dashboard.default_tips,
    chatgptTips: (dashboard: Json) => dashboard.chatgpt_tips,
    limitedPlanWarning: (dashboard: Json) => dashboard.limited_plan_warning,
  },
  Tip: {
    id: globalId('Tip'),
    type: (tip: Json) => enumName(tip.tip_type),
    status: (tip: Json) => enumName(tip.tip_status),
    units: (tip: Json) => units(tip),
    createdAt: (tip: Json) => tip.created_at,
  },
  Dropinfo: {
    id: globalId('Dropinfo'),
    createdAt: (dropinfo: Json) => dropinfo.created_at,
    market: (dropinfo: Json) => enumName(dropinfo.market),
  },
  OddsSide: { fromP: (side: Json) => side.from_p, toP: (side: Json) => side.to_p },
};

const typeDefs = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
const yoga = createYoga({
  schema: makeExecutableSchema({ typeDefs, resolvers }),
  logging: false,
  landingPage: false,
});
serve(yoga);
