import { z } from 'zod';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { pathSegment, wireId, wireTime } from '../wire.ts';

/** A tip as the upstream sends it. */
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
  images: z.array(z.object({ original: z.string(), url: z.string() })).nullish(),
  matches: z
    .array(z.object({ date: wireTime, title: z.string(), tip: z.string(), exchange: z.number() }))
    .nullish(),
});
export type TipWire = z.infer<typeof tipWire>;

const oneTip = z.object({ tip: tipWire });

export const tipList = defineEndpoint({
  id: 'tip.list',
  method: 'GET',
  path: () => '/tips.json',
  query: (args: { adminList?: boolean }) => ({ admin_list: args.adminList === true ? 'true' : undefined }),
  auth: 'user',
  decode: z.object({ tips: z.array(tipWire) }),
  cost: 2,
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
});

/** Reads one tip by its id or its uid. */
export const tipGet = defineEndpoint({
  id: 'tip.get',
  method: 'GET',
  path: (args: { idOrUid: string }) => `/tips/${pathSegment(args.idOrUid)}.json`,
  auth: 'user',
  decode: oneTip,
  cost: 1,
});

export const tipSetSuccess = defineEndpoint({
  id: 'tip.setSuccess',
  method: 'PUT',
  path: (args: { id: number }) => `/tips/${args.id}/set_success.json`,
  auth: 'user',
  decode: oneTip,
  cost: 1,
});

export const tipSetFail = defineEndpoint({
  id: 'tip.setFail',
  method: 'PUT',
  path: (args: { id: number }) => `/tips/${args.id}/set_fail.json`,
  auth: 'user',
  decode: oneTip,
  cost: 1,
});

export const tipSetCancel = defineEndpoint({
  id: 'tip.setCancel',
  method: 'PUT',
  path: (args: { id: number; cancelReason: string }) => `/tips/${args.id}/set_cancel.json`,
  body: (args) => ({ cancel_reason: args.cancelReason }),
  auth: 'user',
  decode: oneTip,
  cost: 1,
});
