import { orNull, shape } from '../../kit/shape.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { effectiveness } from './shapes.ts';

export const effectivenessGet = defineEndpoint({
  id: 'effectiveness',
  method: 'GET',
  path: (_: Record<never, never>) => '/effectivness.json',
  auth: 'none',
  decode: shape({ effectiveness: orNull(effectiveness) }),
  cost: 1,
  staleIfErrorMs: 10 * 60_000,
  fields: [{ field: 'Query.effectiveness', per: 'place' }],
});
