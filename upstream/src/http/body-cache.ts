import { LRUCache } from 'lru-cache';

/** A body as it is sent, and its tag. */
export interface TaggedBody {
  bytes: Buffer;
  tag: string;
}

/** A body that is good from one moment until before another, unix milliseconds. */
export interface TimedBody extends TaggedBody {
  from: number;
  until: number;
}

/** Whether a body is good at a moment, unix milliseconds. */
export const isGoodAt = ({ from, until }: TimedBody, now: number): boolean => now >= from && now < until;

/** What an entry takes beside its key and its bytes, roughly. */
const overhead = 300;

/** Bodies by key, up to a number of bytes with their keys; one that is larger than that is not kept. */
export const createBodyCache = (maxBytes: number): LRUCache<string, TimedBody> =>
  new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => overhead + 2 * key.length + bytes.byteLength,
  });
