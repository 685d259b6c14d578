import { integerFrom, list, orNull, shape } from '../../kit/shape.ts';
import { get } from '../../rest/endpoint.ts';
import { seal, sealHead } from './shapes.ts';

/** Reads the seals after a sequence, oldest first. Not in the call catalogue. */
export const sealList = get('seal.list', '/seals.json', {
  query: ({ after, limit }: { after: number; limit: number }) => ({ after, limit }),
  auth: 'none',
  decode: shape({ seals: list(seal), total: integerFrom(0) }),
  staleIfErrorMs: 10 * 60_000,
  optional: true,
  fields: [{ field: 'Query.seals', by: ['first', 'after'] }],
});

/** Reads the newest seal with the newest time stamp. Not in the call catalogue. */
export const sealHeadGet = get('seal.head', '/seals/head.json', {
  auth: 'none',
  decode: shape({ head: orNull(sealHead) }),
  staleIfErrorMs: 10 * 60_000,
  optional: true,
  fields: ['Query.sealHead'],
});
