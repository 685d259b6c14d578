import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tipSeals } from '../../upstream/src/db/seal-tables.ts';
import { tips } from '../../upstream/src/db/tip-tables.ts';
import type { SealProblemCode, SealReport } from '../../web/src/routes/nasza-skutecznosc/lib/seal-report.ts';
import type { GraphClient } from '../harness/graph-client.ts';
import { documentsOf, releases } from '../harness/released-documents.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';
import { type Seal, type SealsReply, verifyFile, verifyModule } from './verify-module.ts';

const { hashOf, sealsDocument, Verification } = verifyModule;

let stack: Stack;
let admin: GraphClient;
beforeAll(async () => {
  stack = await startStack({ gateway: { PERSISTED_ONLY: '1' } });
  admin = await stack.signedIn('admin');
});
afterAll(() => stack.close());

const day = 24 * 3600;
const secret = 'Tajna Odra – Ukryty Granit';
const written = { title: secret, tip: 'X', type: 'DEFAULT', odds: 3.35, stake: 1.5 };

interface Written {
  tip: { id: string; number: number; seal: { sequence: number; kind: string; hash: string } };
}
const fields = '{ tip { id number seal { sequence kind hash } } errors { code } }';
const kickOff = () => new Date(stack.clock.now().getTime() + day * 1000).toISOString();
const write = async (name: 'createTip' | 'updateTip', input: object): Promise<Written['tip']> => {
  const kind = name === 'createTip' ? 'CreateTipInput' : 'UpdateTipInput';
  const reply = await admin.data<Record<string, Written>>(
    `mutation ($input: ${kind}!) { ${name}(input: $input) ${fields} }`,
    { input },
  );
  if (!reply[name]) throw new Error('The tip was not written.');
  return reply[name].tip;
};
const settle = (tipId: string, result: string, cancelReason: string | null = null) =>
  admin.data(`mutation ($input: SettleTipInput!) { settleTip(input: $input) ${fields} }`, {
    input: { tipId, result, cancelReason },
  });

/** The whole chain as one reply. */
async function readChain(client = stack.client()): Promise<SealsReply> {
  const pages: SealsReply[] = [];
  for (let after: string | null = null; ; ) {
    const page: SealsReply = await client.data(sealsDocument, { first: 50, after });
    pages.push(page);
    after = page.seals?.pageInfo.endCursor ?? null;
    if (page.seals?.pageInfo.hasNextPage !== true) break;
  }
  const last = pages.at(-1);
  if (!last?.seals) throw new Error('There are no seals.');
  return { ...last, seals: { ...last.seals, edges: pages.flatMap(({ seals }) => seals?.edges ?? []) } };
}

async function reportOf(reply: SealsReply, noted: string[] = []): Promise<SealReport> {
  const verification = new Verification(noted);
  for (;;) {
    const progress = await verification.take(reply);
    if (progress?.report) return progress.report;
    if (reply.seals) reply = { ...reply, seals: { ...reply.seals, edges: [] } };
  }
}

/** Runs verify.mjs as a command. */
const runCommand = (...args: string[]) =>
  new Promise<{ code: number | null; output: string }>((done) => {
    const child = execFile(process.execPath, [verifyFile, ...args], (_, stdout, stderr) =>
      done({ code: child.exitCode, output: stdout + stderr }),
    );
  });

it('the document of verify.mjs is a released one', () => {
  const id = createHash('sha256').update(sealsDocument).digest('hex');
  expect(releases.flatMap((release) => documentsOf(release)[id] ?? [])).toContain(sealsDocument);
});

describe('an untouched chain', () => {
  it('is valid with the published figures, also after tips were created, edited and cancelled', async () => {
    const before = await reportOf(await readChain());
    expect(before).toMatchObject({ isOk: true, figures: 'equal', counts: { edited: 0 } });
    expect(before.counts.recorded).toBeGreaterThan(50);

    const tip = await write('createTip', { ...written, kickOff: kickOff() });
    expect(tip.seal).toMatchObject({ sequence: before.seals + 1, kind: 'CREATED' });
    const { seal } = await write('updateTip', { ...written, tipId: tip.id, odds: 3.4, kickOff: kickOff() });
    expect(seal).toMatchObject({ sequence: before.seals + 2, kind: 'EDITED' });
    const other = await write('createTip', { ...written, kickOff: kickOff() });
    await settle(other.id, 'CANCEL', 'Deszcz');
    const after = await reportOf(await readChain(), [`${seal.sequence}:${seal.hash}`, before.head.hash]);
    expect(after).toMatchObject({ isOk: true, figures: 'equal', seals: before.seals + 4 });
    expect(after.edited).toMatchObject([{ tipNumber: tip.number, afterKickOff: false }]);
    expect(after.voided[0]).toMatchObject({ tipNumber: other.number, reason: null });
  });

  it.each(['guest', 'expired', 'standard', 'vip', 'admin'] as const)(
    'hides the tipped outcome from %s until the match begins',
    async (name) => {
      const client = name === 'guest' ? stack.client() : await stack.signedIn(name);
      const { seals } = await readChain(client);
      expect(JSON.stringify(seals)).not.toContain('Tajna');
      const closed = seals?.edges.filter(({ node }) => node.content === null) ?? [];
      expect(closed.length).toBeGreaterThan(4);
      expect(closed.every(({ node }) => node.salt === null)).toBe(true);
    },
  );

  it('shows the content to guests when the match has begun', async () => {
    stack.clock.advance(2 * day);
    const { seals } = await readChain();
    const opened = seals?.edges.filter(({ node }) => node.content?.includes(secret)) ?? [];
    expect(opened.map(({ node }) => node.kind)).toEqual(['CREATED', 'EDITED', 'CREATED', 'VOIDED']);
    const report = await reportOf(await readChain());
    const voided = await stack.db.$count(tips, eq(tips.tipStatus, 'tip_cancel'));
    expect(report).toMatchObject({ isOk: true, closed: 0, counts: { voided, removed: 3 } });
    expect(report.voided[0]).toMatchObject({ reason: 'Deszcz' });
  });
});

const changed = (seals: Seal[], position: number, over: Partial<Seal>): Seal[] =>
  seals.map((seal, index) => (index === position ? { ...seal, ...over } : seal));

/** The chain with new sequence numbers, links and hashes, as only the operator of the service could make it. */
async function rebuilt(seals: readonly Seal[]): Promise<Seal[]> {
  const chain: Seal[] = [];
  for (const [index, seal] of seals.entries()) {
    const linked = { ...seal, sequence: index + 1, previousHash: chain.at(-1)?.hash ?? '0'.repeat(64) };
    chain.push({ ...linked, hash: await hashOf(linked) });
  }
  return chain;
}

/** A seal with changed content and a matching content hash. */
function resealed(seal: Seal, over: object): Seal {
  const content = JSON.stringify({ ...JSON.parse(seal.content ?? ''), ...over });
  const salt = Buffer.from(seal.salt ?? '', 'hex');
  const contentHash = createHash('sha256').update(salt).update(content).digest('hex');
  return { ...seal, content, contentHash };
}

const without = (seals: readonly Seal[], position: number) => seals.filter((_, index) => index !== position);
const position = 7;
const at = (seals: readonly Seal[], index: number): Seal => {
  const seal = seals.at(index);
  if (!seal) throw new Error('The chain is too short.');
  return seal;
};
const early = '2020-01-01T00:00:00.000Z';

const attacks: readonly [string, SealProblemCode, (seals: Seal[]) => Seal[] | Promise<Seal[]>][] = [
  [
    'changed odds',
    'CONTENT_CHANGED',
    (seals) =>
      changed(seals, position, {
        content: at(seals, position).content?.replace('"odds":"', '"odds":"1') ?? null,
      }),
  ],
  [
    'changed odds with a new content hash',
    'SEAL_CHANGED',
    (seals) => changed(seals, position, resealed(at(seals, position), { odds: '9' })),
  ],
  [
    'a changed time',
    'SEAL_CHANGED',
    (seals) => changed(seals, position, { sealedAt: '2030-01-01T00:00:00.000Z' }),
  ],
  ['a changed salt', 'SALT_CHANGED', (seals) => changed(seals, position, { salt: 'ab'.repeat(32) })],
  [
    'a swapped order',
    'ORDER_SWAPPED',
    (seals) => seals.toSpliced(position, 2, at(seals, position + 1), at(seals, position)),
  ],
  [
    'a swapped order with new numbers',
    'ORDER_SWAPPED',
    (seals) =>
      seals.toSpliced(
        position,
        2,
        { ...at(seals, position + 1), sequence: position + 1 },
        { ...at(seals, position), sequence: position + 2 },
      ),
  ],
  ['a removed tip', 'SEAL_REMOVED', (seals) => without(seals, position)],
  [
    'a removed tip whose gap was closed',
    'SEAL_REMOVED',
    (seals) => without(seals, position).map((seal, index) => ({ ...seal, sequence: index + 1 })),
  ],
  [
    'a removed tip in a rebuilt chain, by the published figures',
    'FIGURES_DIFFER',
    (seals) => rebuilt(seals.filter(({ content }) => !content?.includes('"result":"lost"'))),
  ],
  [
    'a tip added later with an earlier seal time',
    'BACKDATED',
    (seals) =>
      rebuilt([...seals, { ...at(seals, -1), tipNumber: 9999, content: null, salt: null, sealedAt: early }]),
  ],
  [
    'a tip added later with an earlier publication time',
    'BACKDATED',
    (seals) =>
      rebuilt([
        ...seals,
        { ...resealed(at(seals, -1), { tip: 9999, publishedAt: early }), tipNumber: 9999, kind: 'CREATED' },
      ]),
  ],
  [
    'an inserted tip',
    'CHAIN_FORKED',
    async (seals) => {
      const added = {
        ...at(seals, position),
        sequence: position + 1,
        kind: 'EDITED',
        content: null,
        salt: null,
      };
      const inserted = { ...added, hash: await hashOf(added) };
      return seals
        .toSpliced(position, 0, inserted)
        .map((seal, index) => (index > position ? { ...seal, sequence: index + 1 } : seal));
    },
  ],
  [
    'a tip added a second time with other odds',
    'TIP_TWICE',
    (seals) =>
      rebuilt([
        ...seals,
        { ...resealed(at(seals, position), { odds: '9' }), sealedAt: at(seals, -1).sealedAt },
      ]),
  ],
  [
    'a forked chain',
    'CHAIN_FORKED',
    async (seals) => {
      const other = { ...at(seals, position), sealedAt: at(seals, position + 1).sealedAt, kind: 'EDITED' };
      return seals.toSpliced(position + 1, 0, { ...other, hash: await hashOf(other) });
    },
  ],
];

describe('an attack on the chain is reported by its code', () => {
  let honest: SealsReply;
  let seals: Seal[];
  beforeAll(async () => {
    honest = await readChain();
    seals = honest.seals?.edges.map(({ node }) => node) ?? [];
  });

  /** The reply of a site that shows another chain with a matching head. */
  const replyWith = (chain: readonly Seal[]): SealsReply => {
    const { sequence, hash } = at(chain, -1);
    const edges = chain.map((node) => ({ node }));
    const page = { totalCount: chain.length, pageInfo: { hasNextPage: false, endCursor: null }, edges };
    return { ...honest, seals: page, sealHead: { sequence, hash, stamp: null } };
  };

  it.each(attacks)('%s: %s', async (_, code, attack) => {
    const { isOk, problem } = await reportOf(replyWith(await attack(seals)));
    expect({ isOk, code: problem?.code }).toEqual({ isOk: false, code });
  });

  it('a replaced head, by the shown, the signed and the noted heads', async () => {
    const forged = await rebuilt(
      seals.with(position, resealed(at(seals, position), { match: 'Inny – Mecz' })),
    );
    const problemOf = async (reply: SealsReply, noted: string[] = []) =>
      (await reportOf(reply, noted)).problem;
    const { sequence, hash } = at(seals, -1);
    expect(await problemOf(replyWith(forged))).toBeNull();
    expect(
      await problemOf({ ...replyWith(seals), sealHead: { sequence, hash: 'ab'.repeat(32), stamp: null } }),
    ).toMatchObject({ code: 'HEAD_REPLACED', sequence });
    const stamp = { sequence: position + 1, hash: at(seals, position).hash };
    expect(
      await problemOf({ ...replyWith(forged), sealHead: { sequence, hash: at(forged, -1).hash, stamp } }),
    ).toMatchObject({ code: 'HEAD_REPLACED', sequence: position + 1 });
    expect(await problemOf(replyWith(forged), [hash])).toMatchObject({ code: 'HEAD_REPLACED' });
    expect(await problemOf(replyWith(forged), [`${sequence}:${hash}`])).toMatchObject({
      code: 'CHAIN_FORKED',
      sequence,
    });
    expect(await problemOf(replyWith(seals.slice(0, position)), [`${sequence}:${hash}`])).toMatchObject({
      code: 'HEAD_REPLACED',
      sequence,
    });
    expect(
      await problemOf(replyWith(seals), [
        hash,
        hash.slice(0, 16),
        `${sequence}:${hash.toUpperCase()}`,
        `${sequence}:${hash.slice(0, 16)}`,
        `${sequence}: ${hash.slice(0, 16)}`,
      ]),
    ).toBeNull();
  });
});

describe('verify.mjs as a command', () => {
  it('exits with 0 for a valid chain, without a key', async () => {
    const { seals, head } = await reportOf(await readChain());
    const { code, output } = await runCommand(stack.url, '--head', `${head.sequence}:${head.hash}`);
    expect(output).toContain('All right.');
    expect(output).toContain(`${seals} seals`);
    expect(output).toContain('Figures equal');
    expect(code).toBe(0);
  });

  it('exits with 1 and names the problem of a broken chain', async () => {
    const noted = await runCommand(stack.url, '--head', 'ab'.repeat(32));
    expect(noted).toMatchObject({ code: 1, output: expect.stringContaining('BROKEN: HEAD_REPLACED') });
    const [seal] = await stack.db.select().from(tipSeals).where(eq(tipSeals.sequence, 5));
    const content = seal?.content.replace('"stake":"', '"stake":"2') ?? '';
    await stack.db.update(tipSeals).set({ content }).where(eq(tipSeals.sequence, 5));
    const { code, output } = await runCommand(stack.url);
    expect(output).toContain(`BROKEN: CONTENT_CHANGED at seal 5, tip ${seal?.number}`);
    expect(code).toBe(1);
  });

  it.each([
    [[]],
    [['http://127.0.0.1:9', 'more']],
    [['not an address']],
    [['http://127.0.0.1:9', '--head', 'short']],
  ])('exits with 2 for the arguments %j', async (args) => {
    expect((await runCommand(...args)).code).toBe(2);
  });
});
