import { limits } from './limits.ts';

/** Size of a chunk of a body that counts toward limits: reading a chunk is expensive however short it is. */
export const chunkSize = ({ byteLength }: Uint8Array): number => Math.max(byteLength, limits.chunkBytes);
