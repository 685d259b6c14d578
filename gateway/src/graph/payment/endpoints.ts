import { z } from 'zod';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { pathSegment, wireId, wireTime } from '../wire.ts';

const isPayAddress = (text: string): boolean => {
  if (/^\/(?![/\\])/.test(text)) return true;
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
};

/** Where to pay: an http(s) address, or a path of the web app. */
export const payAddress = z.string().refine(isPayAddress, 'must be an http or https address, or a path');

/** A payment as the upstream sends it. */
export const paymentWire = z.object({
  id: wireId.nullish(),
  uid: z.string(),
  payment_status: z.string(),
  amount: z.number(),
  sub: z.string().nullish(),
  sub_months: z.int().nullish(),
  discord: z.boolean().nullish(),
  payment_method: z.string().nullish(),
  created_at: wireTime.nullish(),
  paid_at: wireTime.nullish(),
  payment_url: payAddress.nullish(),
});
export type PaymentWire = z.infer<typeof paymentWire>;

/** Reads one payment by its uid or id. */
export const paymentGet = defineEndpoint({
  id: 'payment.get',
  method: 'GET',
  path: (args: { idOrUid: string }) => `/payments/${pathSegment(args.idOrUid)}.json`,
  auth: 'user',
  decode: paymentWire,
  cost: 1,
});

/** Reads the caller's own payments. */
export const paymentUserIndex = defineEndpoint({
  id: 'payment.userIndex',
  method: 'GET',
  path: (_: Record<never, never>) => '/payments/user_index.json',
  auth: 'user',
  decode: z.object({ payments: z.array(paymentWire) }),
  cost: 1,
});
