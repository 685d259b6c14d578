import { orNull, shape } from '../../kit/shape.ts';
import { get } from '../../rest/endpoint.ts';
import { effectiveness } from './shapes.ts';

export const effectivenessGet = get('effectiveness', '/effectivness.json', {
  auth: 'none',
  decode: shape({ effectiveness: orNull(effectiveness) }),
  staleIfErrorMs: 10 * 60_000,
  fields: [{ field: 'Query.effectiveness', per: 'place' }],
});
