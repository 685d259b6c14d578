import { z } from 'zod';
import { defineEndpoint } from '../../rest/endpoint.ts';

/** Counts a visit: a GET that changes something. */
export const boiskoAct = defineEndpoint({
  id: 'boisko.act',
  method: 'GET',
  path: (_: Record<never, never>) => '/boisko_prawdy.json',
  auth: 'none',
  decode: z.unknown(),
  cost: 1,
  once: true,
});
