import { integerFrom, list, orNull, shape } from '../../kit/shape.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { seal, sealHead } from './shapes.ts';

/** Reads seals from behind one on, first seal first. Beyond the calls of the catalogue. */
export const sealList = defineEndpoint({
  id: 'seal.list',
  method: 'GET',
  path: () => '/seals.json',
  query: ({ after, limit }: { after: number; limit: number }) => ({
    after: String(after),
    limit: String(limit),
  }),
  auth: 'none',
  decode: shape({ seals: list(seal), total: integerFrom(0) }),
  cost: 1,
  staleIfErrorMs: 10 * 60_000,
  optional: true,
  fields: [{ field: 'Query.seals', by: ['first', 'after'] }],
});

/** Reads the newest seal and the newest time stamp. Beyond the calls of the catalogue. */
export const sealHeadGet = defineEndpoint({
  id: 'seal.head',
  method: 'GET',
  path: (_: Record<never, never>) => '/seals/head.json',
  auth: 'none',
  decode: shape({ head: orNull(sealHead) }),
  cost: 1,
  staleIfErrorMs: 10 * 60_000,
  optional: true,
  fields: [{ field: 'Query.sealHead', per: 'place' }],
});
