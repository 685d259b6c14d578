import { fileURLToPath } from 'node:url';
import type { SealProgress } from '../../web/src/routes/nasza-skutecznosc/lib/seal-report.ts';

export interface Seal {
  sequence: number;
  tipNumber: number;
  kind: string;
  sealedAt: string;
  previousHash: string;
  hash: string;
  contentHash: string;
  saltHash: string;
  content: string | null;
  salt: string | null;
}

interface Head {
  sequence: number;
  hash: string;
  stamp: { sequence: number; hash: string } | null;
}

/** The data of the document of `verify.mjs`. */
export interface SealsReply {
  seals: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: { node: Seal }[];
  } | null;
  sealHead: Head | null;
  effectiveness: {
    sampleSize: number | null;
    stakeUnits: number | null;
    profitUnits: number | null;
    yieldPercent: number | null;
  } | null;
}

interface VerifyModule {
  sealsDocument: string;
  hashOf(seal: Seal): Promise<string>;
  Verification: new (
    noted?: readonly string[],
  ) => { after: string | null; take(reply: SealsReply): Promise<SealProgress | null> };
}

const url = new URL('../../web/public/verify.mjs', import.meta.url);

/** Path of the public download. */
export const verifyFile = fileURLToPath(url);

export const verifyModule = (await import(url.href)) as VerifyModule;
