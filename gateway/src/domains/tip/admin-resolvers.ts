import { badUserInput } from '../../kit/errors.ts';
import { checkSearch, hasText } from '../../kit/folded-text.ts';
import { idOf } from '../../kit/global-id.ts';
import { connectPages } from '../../kit/paged-list.ts';
import type { AdminTipOrderField, RemoveTipImageInput, UserError } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { mutation, replyIfFits, userError } from '../mutation.ts';
import {
  oneTip,
  tipCreate,
  tipDestroyImage,
  tipList,
  tipSetCancel,
  tipSetFail,
  tipSetSuccess,
  tipUpdate,
} from './endpoints.ts';
import { isAmong, isOfType, sortValue } from './filter.ts';
import { tipLiveSource } from './live-source.ts';
import { type TipWire, toTip, toTipStatus } from './shapes.ts';

const maxImages = 8;

const isFound = ({ title, tip, idx, author, matches }: TipWire, searched: string): boolean =>
  hasText([title, tip, `#${idx}`, author?.name, ...(matches ?? []).map((match) => match.title)], searched);

/** A tip waits to be settled this long after its last kick-off. */
const matchLengthMs = 2 * 3_600_000;

const isToSettle = ({ tip_status, date, matches }: TipWire, now: number): boolean =>
  toTipStatus(tip_status) === 'ACTIVE' &&
  [date, ...(matches ?? []).map((match) => match.date)].every(
    (begins) => Date.parse(begins) < now - matchLengthMs,
  );

const imageNotFound = userError(null, 'STALE', 'The picture no longer exists.');

const fieldNames = {
  tip_type: 'type',
  exchange: 'odds',
  rate: 'stake',
  ewk: 'expectedValue',
  date: 'kickOff',
};

/** Sends a change of a tip, and makes live poll immediately when the upstream has accepted it. */
const mutateTip = (
  context: GraphContext,
  send: () => Promise<{ tip: TipWire | null }>,
  errorsByCode: { readonly NOT_FOUND?: readonly UserError[] } = {},
) =>
  mutation(context, { names: fieldNames, errorsByCode }, async () => {
    const { tip: changed } = await send();
    if (changed === null) return { tip: null };
    context.live?.changed({ kind: tipLiveSource.kind, id: changed.id });
    return { tip: toTip(changed) };
  });

const tooManyImages = userError('images', 'TOO_MANY', `A tip has at most ${maxImages} pictures.`);

const blankReason = userError('cancelReason', 'BLANK', 'The reason must not be blank.');

/** @throws GraphQLError BAD_USER_INPUT */
function pictureOf({ imageId, image }: RemoveTipImageInput, tipId: number | null) {
  if (imageId != null) return { id: idOf('TipImage', imageId, 'input.imageId') };
  if (tipId === null || image == null) throw badUserInput('imageId, or tipId and image, must be given.');
  return { id: tipId, image };
}

export const adminTipResolvers = {
  Admin: {
    tips: async (_, args, context) => {
      const { loaders } = context;
      const { search, types, statuses, toSettle, orderBy, first, page, after } = args;
      checkSearch(search);
      const now = toSettle ? context.now : 0;
      const { user } = await loaders.session.identity();
      const { tips } = await (user?.is_admin
        ? loaders.read(tipList, { adminList: true })
        : loaders.tip.latest());
      const wanted = tips.filter(
        (row) =>
          isOfType(row, types) &&
          isAmong(statuses, toTipStatus(row.tip_status)) &&
          (!toSettle || isToSettle(row, now)) &&
          (!search || isFound(row, search)),
      );
      const sorted = sortTips(wanted, orderBy?.field ?? 'CREATED_AT', orderBy?.direction ?? 'DESC');
      const items = sorted.map(toTip);
      return connectPages(
        { name: 'admin tips', pageSize: first, read: async () => ({ items, perPage: null, total: null }) },
        { first, page, after },
      );
    },
    tip: async (_, { uidOrNumber }, { loaders }) => {
      const found = /^[1-9]\d{0,9}$/.test(uidOrNumber)
        ? await loaders.tip.byNumber(Number(uidOrNumber))
        : await loaders.tip.byUid(uidOrNumber);
      return found === null ? null : toTip(found);
    },
  },
  Mutation: {
    createTip: (_, { input }, context) => {
      const { images = [], ...data } = input;
      if (images.length > maxImages) return { errors: [tooManyImages] };
      return mutateTip(context, () => context.call(tipCreate, { data, images }));
    },
    updateTip: (_, { input }, context) => {
      const { tipId, version = null, images = [], ...data } = input;
      const id = idOf('Tip', tipId, 'input.tipId');
      if (images.length > maxImages) return { errors: [tooManyImages] };
      const args = { id, version, data, images };
      return mutateTip(context, () => context.call(tipUpdate, args));
    },
    settleTip: (_, { input }, context) => {
      const { result, version = null } = input;
      const id = idOf('Tip', input.tipId, 'input.tipId');
      const cancelReason = input.cancelReason ?? '';
      if (result === 'CANCEL') {
        if (cancelReason.trim() === '') return { errors: [blankReason] };
        return mutateTip(context, () => context.call(tipSetCancel, { id, version, cancelReason }));
      }
      const endpoint = result === 'SUCCESS' ? tipSetSuccess : tipSetFail;
      return mutateTip(context, () => context.call(endpoint, { id, version }));
    },
    removeTipImage: (_, { input }, context) => {
      const { version = null } = input;
      const tipId = input.tipId == null ? null : idOf('Tip', input.tipId, 'input.tipId');
      const picture = pictureOf(input, tipId);
      const send = async () => {
        const reply = await replyIfFits(
          oneTip,
          context.call(tipDestroyImage, { ...picture, version }),
          context,
        );
        return reply ?? { tip: tipId === null ? null : await context.loaders.tip.byId.load(tipId) };
      };
      return mutateTip(context, send, { NOT_FOUND: [imageNotFound] });
    },
  },
} satisfies DomainResolvers;

const collator = new Intl.Collator('pl', { numeric: true });

const sortValueOf: Readonly<Record<AdminTipOrderField, (tip: TipWire) => number | string | null>> = {
  ...sortValue,
  TITLE: (tip) => tip.title,
  AUTHOR: (tip) => tip.author?.name ?? null,
};

/** Tips without the value are last. Ties are broken by running number in the same direction. */
function sortTips(list: readonly TipWire[], field: AdminTipOrderField, direction: 'ASC' | 'DESC'): TipWire[] {
  const sign = direction === 'DESC' ? -1 : 1;
  return list
    .map((tip) => ({ tip, value: sortValueOf[field](tip) }))
    .sort(({ tip: a, value: aValue }, { tip: b, value: bValue }) => {
      const missing = Number(aValue === null) - Number(bValue === null);
      const difference =
        typeof aValue === 'number' && typeof bValue === 'number'
          ? aValue - bValue
          : collator.compare(String(aValue), String(bValue));
      return missing || sign * (difference || a.idx - b.idx);
    })
    .map(({ tip }) => tip);
}
