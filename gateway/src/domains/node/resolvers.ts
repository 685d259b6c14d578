import { badUserInput, isForbidden, isUpstreamError } from '../../kit/errors.ts';
import { fromGlobalId, type NodeType } from '../../kit/global-id.ts';
import type { QueryResolvers, ResolversTypes } from '../__generated__/schema.ts';
import { toAdminUser } from '../admin-user/mapper.ts';
import { toAutofilter } from '../autofilter/mapper.ts';
import type { GraphContext } from '../context.ts';
import { toAdminDropinfoFilter, toDropinfo, toDropinfoFilter } from '../dropinfo/mapper.ts';
import { toLeague } from '../league/mapper.ts';
import { toAdminPlan } from '../plan/admin-mapper.ts';
import { toPlan } from '../plan/mapper.ts';
import { toAdminPromoCode } from '../promo-code/mapper.ts';
import { findTeam } from '../team/find-team.ts';
import { toTip } from '../tip/mapper.ts';
import { toUser } from '../user/mapper.ts';

type NodeValue = Awaited<ResolversTypes['Node']>;

/** The most ids of one `nodes`. */
const maxNodes = 100;

const withId = <Row extends { readonly id: number }>(rows: readonly Row[], id: number): Row | undefined =>
  rows.find((row) => row.id === id);

const mapped = <Row, Value>(row: Row | null | undefined, map: (row: Row) => Value): Value | null =>
  row == null ? null : map(row);

/** How an object of each type is found by its id; every one reads through the operation's loaders. */
const finders: Record<NodeType, (id: number, context: GraphContext) => Promise<NodeValue | null>> = {
  Plan: async (id, { loaders }) => mapped(withId(await loaders.plan.list(), id), toPlan),
  User: async (id, { loaders }) => {
    const { user } = await loaders.session.identity();
    return user?.id === id ? toUser(user) : null;
  },
  Dropinfo: async (id, { loaders }) => mapped(withId(await loaders.dropinfo.list(null), id), toDropinfo),
  DropinfoFilter: async (id, { loaders, session }) =>
    mapped(withId(await loaders.dropinfo.filters(), id), (row) => toDropinfoFilter(row, session.lang)),
  Tip: async (id, { loaders }) => mapped(await loaders.tip.byId.load(id), toTip),
  League: async (id, { loaders }) => mapped(withId(await loaders.league.list(), id), (row) => toLeague(row)),
  Match: (id, { loaders }) => loaders.match.byId(id),
  TeamProfile: (id, { loaders }) => findTeam(id, loaders),
  Autofilter: async (id, { loaders }) =>
    mapped(withId((await loaders.user.dashboard()).autofilters_navs ?? [], id), toAutofilter),
  AdminPayment: (id, { loaders }) => loaders.payment.forAdmin(String(id)),
  AdminUser: async (id, { loaders }) => mapped(await loaders.adminUser.one(id), toAdminUser),
  AdminDropinfoFilter: async (id, { loaders }) =>
    mapped(await loaders.dropinfo.filterForAdmin(id), toAdminDropinfoFilter),
  AdminPlan: async (id, { loaders }) => mapped(await loaders.plan.forAdmin(id), toAdminPlan),
  AdminPromoCode: async (id, { loaders }) =>
    mapped(withId(await loaders.promoCode.list(), id), toAdminPromoCode),
};

/** The object of a global id; null when there is none or the caller may not see it. */
async function find(globalId: string, context: GraphContext): Promise<NodeValue | null> {
  const ref = fromGlobalId(globalId);
  if (ref === null) return null;
  try {
    return await finders[ref.type](ref.id, context);
  } catch (error) {
    if (isForbidden(error) || isUpstreamError(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

const node: QueryResolvers['node'] = (_, { id }, context) => find(id, context);

const refused = (reason: unknown): Promise<never> => Promise.reject(reason);

/** An object that fails leaves the others standing: its place is null, with an error. */
const nodes: QueryResolvers['nodes'] = async (_, { ids }, context) => {
  if (ids.length > maxNodes) throw badUserInput(`nodes takes at most ${maxNodes} ids.`);
  const found = await Promise.allSettled(ids.map((id) => find(id, context)));
  return found.map((result) => (result.status === 'fulfilled' ? result.value : refused(result.reason)));
};

export const nodeResolvers = { Query: { node, nodes } };
