import { z } from 'zod';
import type { Upload } from '../../kit/upload.ts';
import { pathSegment, wireId, wireTime } from '../../kit/wire.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import type { FormPart } from '../../rest/form.ts';
import type { CreateTipInput } from '../__generated__/schema.ts';

/** The match that something is on, and that match's league, where the upstream names them. */
const linkWire = { match_id: wireId.nullish(), league_id: wireId.nullish() };

/** A tip as the upstream sends it; `version`, `author` and the ids of images only to admins and typers. */
export const tipWire = z.object({
  id: wireId,
  uid: z.string(),
  idx: z.int(),
  title: z.string(),
  tip: z.string(),
  tip_type: z.string(),
  tip_status: z.string(),
  cancel_reason: z.string().nullish(),
  exchange: z.number(),
  rate: z.number(),
  ewk: z.number().nullish(),
  quality_value: z.number().nullish(),
  date: wireTime,
  created_at: wireTime,
  description: z.string().nullish(),
  images: z.array(z.object({ id: wireId.nullish(), original: z.string(), url: z.string() })).nullish(),
  matches: z
    .array(
      z.object({ date: wireTime, title: z.string(), tip: z.string(), exchange: z.number(), ...linkWire }),
    )
    .nullish(),
  ...linkWire,
  version: z.int().nullish(),
  author: z.object({ id: wireId, name: z.string() }).nullish(),
});
export type TipWire = z.infer<typeof tipWire>;

const oneTip = z.object({ tip: tipWire });

const exactDecimal = z.string().regex(/^-?\d{1,30}(\.\d{1,30})?$/);

/** What all decided tips of a kind that the caller may see have brought; stake and units are exact. */
const balanceWire = z.object({
  tip_type: z.string(),
  tips: z.int().nonnegative(),
  won: z.int().nonnegative(),
  stake: exactDecimal,
  units: exactDecimal,
});
export type BalanceWire = z.infer<typeof balanceWire>;

/** Reads the latest tips; with `balance` also what all have brought, where the upstream can tell. */
export const tipList = defineEndpoint({
  id: 'tip.list',
  method: 'GET',
  path: () => '/tips.json',
  query: (args: { adminList?: boolean; balance?: boolean }) => ({
    admin_list: args.adminList === true ? 'true' : undefined,
    balance: args.balance === true ? 'true' : undefined,
  }),
  auth: 'user',
  decode: z.object({ tips: z.array(tipWire), balance: z.array(balanceWire).nullish() }),
  cost: 2,
  fields: [
    'Query.tips',
    'Query.tipBalance',
    'Match.tips',
    { field: 'Admin.tips', per: 'place' },
    { finds: 'Tip' },
  ],
});

/** Which tips with a quality value are wanted, in the upstream's words. */
export interface GoqQuery {
  readonly id?: string | undefined;
  readonly tip_type?: string | undefined;
  readonly tip_status?: string | undefined;
  readonly least_quality_value?: string | undefined;
  readonly from?: string | undefined;
  readonly before?: string | undefined;
}

/** Reads a page of the tips with a quality value. */
export const tipGoq = defineEndpoint({
  id: 'tip.goq',
  method: 'GET',
  path: () => '/tips/goq.json',
  query: ({ page, filter }: { page: number; filter: GoqQuery }) => ({ page: String(page), ...filter }),
  auth: 'user',
  decode: z.object({
    tips: z.array(tipWire),
    per_page: z.int().positive().nullish(),
    total: z.int().nonnegative().nullish(),
  }),
  cost: 1,
  fields: [{ field: 'Query.goqTips', by: ['filter', 'first', 'after'], pages: 20 }],
});

/** Reads one tip by its id or its uid. */
export const tipGet = defineEndpoint({
  id: 'tip.get',
  method: 'GET',
  path: (args: { idOrUid: string }) => `/tips/${pathSegment(args.idOrUid)}.json`,
  auth: 'user',
  decode: oneTip,
  cost: 1,
  fields: [
    { field: 'Query.tip', by: ['uid'] },
    { field: 'Admin.tip', by: ['id'] },
    { finds: 'Tip', per: 'object' },
  ],
});

export const tipSetSuccess = defineEndpoint({
  id: 'tip.setSuccess',
  method: 'PUT',
  path: (args: { id: number }) => `/tips/${args.id}/set_success.json`,
  auth: 'user',
  decode: oneTip,
  cost: 1,
  fields: ['Mutation.setTipSuccess'],
});

export const tipSetFail = defineEndpoint({
  id: 'tip.setFail',
  method: 'PUT',
  path: (args: { id: number }) => `/tips/${args.id}/set_fail.json`,
  auth: 'user',
  decode: oneTip,
  cost: 1,
  fields: ['Mutation.setTipFail'],
});

export const tipSetCancel = defineEndpoint({
  id: 'tip.setCancel',
  method: 'PUT',
  path: (args: { id: number; cancelReason: string }) => `/tips/${args.id}/set_cancel.json`,
  body: (args) => ({ cancel_reason: args.cancelReason }),
  auth: 'user',
  decode: oneTip,
  cost: 1,
  fields: ['Mutation.setTipCancel'],
});

/** What people write of a tip, as the graph takes it. */
export type TipData = Omit<CreateTipInput, 'images'>;

/** The most bytes of a picture. One more is sent on, so that the upstream can say which picture is too large. */
const mostImageBytes = 5 * 1024 * 1024;

const decimal = (value: number | null | undefined): string => (value == null ? '' : String(value));

function* tipForm(
  data: TipData,
  images: readonly Upload[],
  version: number | null | undefined,
): Generator<FormPart> {
  const fields: Record<string, string> = {
    '[title]': data.title,
    '[tip]': data.tip,
    '[tip_type]': data.type.toLowerCase(),
    '[exchange]': decimal(data.exchange),
    '[rate]': decimal(data.rate),
    '[ewk]': decimal(data.ewk),
    '[quality_value]': decimal(data.qualityValue),
    '[date]': data.date,
    '[description]': data.description ?? '',
    ...(version == null ? {} : { '[version]': String(version) }),
  };
  for (const [place, match] of (data.matches ?? []).entries()) {
    for (const field of ['title', 'tip', 'exchange', 'date'] as const) {
      fields[`[matches][${place}][${field}]`] = String(match[field]);
    }
  }
  for (const [name, value] of Object.entries(fields)) yield { name: `tip${name}`, value };
  for (const [place, image] of images.entries()) {
    yield { name: 'tip[images][]', fileName: `image-${place}`, chunks: image.chunks(mostImageBytes + 1) };
  }
}

/** Publishes a tip with its pictures, as they come. */
export const tipCreate = defineEndpoint({
  id: 'tip.create',
  method: 'POST',
  path: () => '/tips.json',
  form: ({ data, images }: { data: TipData; images: readonly Upload[] }) => tipForm(data, images, null),
  auth: 'user',
  decode: oneTip,
  cost: 2,
  fields: ['Mutation.createTip'],
});

/** Changes what is written of a tip and adds pictures, as they come. */
export const tipUpdate = defineEndpoint({
  id: 'tip.update',
  method: 'PUT',
  path: (args: { id: number; version: number | null; data: TipData; images: readonly Upload[] }) =>
    `/tips/${args.id}.json`,
  form: ({ data, images, version }) => tipForm(data, images, version),
  auth: 'user',
  decode: oneTip,
  cost: 2,
  fields: ['Mutation.updateTip'],
});

/** Takes a picture from its tip. */
export const tipDestroyImage = defineEndpoint({
  id: 'tip.destroyImage',
  method: 'DELETE',
  path: (args: { imageId: number; version: number | null }) => `/tips/${args.imageId}/destroy_tip_img.json`,
  query: ({ version }) => ({ version: version === null ? undefined : String(version) }),
  auth: 'user',
  decode: oneTip,
  cost: 1,
  fields: ['Mutation.removeTipImage'],
});
