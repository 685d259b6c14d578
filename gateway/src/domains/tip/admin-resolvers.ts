import { badUserInput, isUpstreamError, userErrorsOf } from '../../kit/errors.ts';
import { checkSearch, hasText } from '../../kit/folded-text.ts';
import { fromGlobalId } from '../../kit/global-id.ts';
import { connectPages } from '../../kit/paged-connection.ts';
import type { AdminResolvers, MutationResolvers, UserError } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import { type AdminTipModel, sortTips, toAdminTip } from './admin-mapper.ts';
import { tipCreate, tipDestroyImage, tipUpdate } from './endpoints.ts';
import { toTipStatus, toTipType } from './mapper.ts';
import type { TipWire } from './shapes.ts';

/** The most pictures of a tip. */
const mostImages = 8;

const isFound = ({ title, tip, idx, author, matches }: TipWire, searched: string): boolean =>
  hasText([title, tip, String(idx), author?.name, ...(matches ?? []).map((match) => match.title)], searched);

/** How long after its last kick-off a tip waits to be settled. */
const matchLengthMs = 2 * 3_600_000;

const isToSettle = ({ tip_status, date, matches }: TipWire, now: number): boolean =>
  toTipStatus(tip_status) === 'ACTIVE' &&
  [date, ...(matches ?? []).map((match) => match.date)].every(
    (begins) => Date.parse(begins) < now - matchLengthMs,
  );

const tips: AdminResolvers['tips'] = async (_, args, context) => {
  const { loaders } = context;
  const { search, types, statuses, toSettle, orderBy, first, page } = args;
  checkSearch(search);
  const now = toSettle ? context.now : 0;
  const { user } = await loaders.session.identity();
  const all = await (user?.is_admin === true ? loaders.tip.adminList() : loaders.tip.list());
  const wanted = all.filter(
    (row) =>
      (!types || types.includes(toTipType(row.tip_type))) &&
      (!statuses || statuses.includes(toTipStatus(row.tip_status))) &&
      (!toSettle || isToSettle(row, now)) &&
      (!search || isFound(row, search)),
  );
  const sorted = sortTips(wanted, orderBy?.field ?? 'CREATED_AT', orderBy?.direction ?? 'DESC');
  const items = sorted.map(toAdminTip);
  return connectPages(
    { name: 'admin tips', pageSize: first, read: async () => ({ items, perPage: null, total: null }) },
    { first, page },
  );
};

const tip: AdminResolvers['tip'] = async (_, { id }, { loaders }) => {
  const found = /^[1-9]\d{0,9}$/.test(id)
    ? await loaders.tip.byId.load(Number(id))
    : await loaders.tip.byUid.load(id);
  return found === null ? null : toAdminTip(found);
};

interface TipPayload {
  tip: AdminTipModel | null;
  errors: UserError[];
}

/** Runs a change of a tip and gives refused input as errors of the payload. */
async function write(context: GraphContext, send: () => Promise<{ tip: TipWire }>): Promise<TipPayload> {
  try {
    const { tip: changed } = await send();
    context.live?.changed({ kind: 'tip', id: changed.id });
    return { tip: toAdminTip(changed), errors: [] };
  } catch (error) {
    return { tip: null, errors: userErrorsOf(error, { tip_type: 'type' }) };
  } finally {
    context.resetLoaders();
  }
}

const tooManyImages: TipPayload = {
  tip: null,
  errors: [{ field: ['images'], code: 'TOO_MANY', message: `A tip has at most ${mostImages} pictures.` }],
};

const createTip: MutationResolvers['createTip'] = (_, { input }, context) => {
  const { images = [], ...data } = input;
  if (images.length > mostImages) return tooManyImages;
  return write(context, () => context.rest.call(tipCreate, { data, images }, context.session));
};

const updateTip: MutationResolvers['updateTip'] = (_, { input }, context) => {
  const { id: globalId, version = null, images = [], ...data } = input;
  const ref = fromGlobalId(globalId);
  if (ref?.type !== 'Tip') throw badUserInput('id is not the id of a Tip.');
  if (images.length > mostImages) return tooManyImages;
  const args = { id: ref.id, version, data, images };
  return write(context, () => context.rest.call(tipUpdate, args, context.session));
};

const removeTipImage: MutationResolvers['removeTipImage'] = async (_, { input }, context) => {
  const { imageId, version = null } = input;
  try {
    return await write(context, () =>
      context.rest.call(tipDestroyImage, { imageId, version }, context.session),
    );
  } catch (error) {
    if (!isUpstreamError(error, 'NOT_FOUND')) throw error;
    const gone = { field: null, code: 'STALE', message: 'The picture is there no more.' };
    return { tip: null, errors: [gone] };
  }
};

export const adminTipResolvers = {
  Admin: { tips, tip } satisfies AdminResolvers,
  Mutation: { createTip, updateTip, removeTipImage },
};
