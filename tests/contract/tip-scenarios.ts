import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { fromGlobalId } from '../../gateway/src/kit/global-id.ts';
import { tipSeals } from '../../upstream/src/db/seal-tables.ts';
import { userLogs, users } from '../../upstream/src/db/tables.ts';
import { tipImages, tips } from '../../upstream/src/db/tip-tables.ts';
import { makePng } from '../harness/make-png.ts';
import { personas } from '../harness/personas.ts';
import type { Stack } from '../harness/start-stack.ts';
import { adminOf } from './admin-client.ts';

interface Tip {
  id: string;
  uid: string;
  number: number;
  status: string;
  version: number;
  authorName: string | null;
  images: { id: string; url: string }[];
}
interface Written {
  tip: Tip | null;
  errors: { field: string[] | null; code: string }[];
}

const fields = 'id uid number status version authorName images { id url }';
const payload = `{ tip { ${fields} } errors { field code } }`;
const input = {
  title: 'Odra – Granit',
  tip: 'over 2.5',
  type: 'AI',
  odds: 1.9,
  stake: 2,
  kickOff: '2031-03-15T18:00:00.000Z',
};

/** Scenarios of tip, seal and commission calls. */
export function tipScenarios(stack: () => Stack): Record<string, () => Promise<void>> {
  async function create(images: Uint8Array<ArrayBuffer>[] = []): Promise<Tip> {
    const typer = await stack().signedIn('typer');
    const { data, errors } = await typer.upload<{ createTip: Written }>(
      `mutation ($input: CreateTipInput!) { createTip(input: $input) ${payload} }`,
      { input: { ...input, images: images.map(() => null) } },
      Object.fromEntries(images.map((bytes, at) => [`variables.input.images.${at}`, bytes])),
    );
    expect([errors, data?.createTip.errors]).toEqual([[], []]);
    if (!data?.createTip.tip) throw new Error('The tip was not created.');
    return data.createTip.tip;
  }
  const stored = async (uid: string) => (await stack().db.select().from(tips).where(eq(tips.uid, uid)))[0];
  const lastLog = async () => (await stack().db.select().from(userLogs).orderBy(userLogs.id)).at(-1);

  return {
    async 'seal.list'() {
      const { seals } = await stack()
        .client()
        .data<{ seals: { totalCount: number; edges: { node: { sequence: number; hash: string } }[] } }>(
          '{ seals(first: 2) { totalCount edges { node { sequence hash } } } }',
        );
      const stored = await stack().db.select().from(tipSeals).orderBy(tipSeals.sequence);
      expect(seals.totalCount).toBe(stored.length);
      expect(seals.edges.map(({ node }) => node)).toEqual(
        stored.slice(0, 2).map(({ sequence, hash }) => ({ sequence, hash })),
      );
    },

    async 'seal.head'() {
      const { sealHead } = await stack().client().data('{ sealHead { sequence hash stamp { sequence } } }');
      const stored = await stack().db.select().from(tipSeals).orderBy(tipSeals.sequence);
      expect(sealHead).toEqual({ sequence: stored.length, hash: stored.at(-1)?.hash, stamp: null });
    },

    async 'tip.create'() {
      const [newest] = (await stack().db.select().from(tips)).map(({ idx }) => idx).sort((a, b) => b - a);
      const tip = await create([makePng(), makePng(70_000)]);
      expect(tip).toMatchObject({ status: 'ACTIVE', number: (newest ?? 0) + 1, version: 1 });
      const pictures = await Promise.all(
        tip.images.map(async ({ url }) => (await fetch(`${stack().url}${url}`)).headers.get('content-type')),
      );
      expect(pictures).toEqual(['image/png', 'image/png']);
      const [typer] = await stack().db.select().from(users).where(eq(users.email, personas.typer.email));
      const row = await stored(tip.uid);
      expect(row).toMatchObject({ title: input.title, tipType: 'chatgpt', rate: 2, authorId: typer?.id });
      expect(await lastLog()).toMatchObject({ action: 'tip.create', authorId: typer?.id });
    },

    async 'tip.update'() {
      const tip = await create();
      const { version } = tip;
      const admin = await adminOf(stack());
      const update = (title: string) =>
        admin.data<{ updateTip: Written }>(
          `mutation ($input: UpdateTipInput!) { updateTip(input: $input) ${payload} }`,
          { input: { ...input, tipId: tip.id, version, title } },
        );
      expect((await update('first')).updateTip).toMatchObject({ tip: { version: 2 }, errors: [] });
      expect((await update('second')).updateTip).toEqual({
        tip: null,
        errors: [{ field: null, code: 'STALE' }],
      });
      expect((await stored(tip.uid))?.title).toBe('first');
      expect((await lastLog())?.details).toMatchObject({
        before: { title: input.title },
        after: { title: 'first' },
      });
    },

    async 'tip.destroyImage'() {
      const { images, version } = await create([makePng()]);
      const [image] = images;
      const typer = await stack().signedIn('typer');
      const remove = () =>
        typer.data<{ removeTipImage: Written }>(
          `mutation ($input: RemoveTipImageInput!) { removeTipImage(input: $input) ${payload} }`,
          { input: { imageId: image?.id, version } },
        );
      expect((await remove()).removeTipImage).toMatchObject({ tip: { images: [], version: 2 }, errors: [] });
      expect((await remove()).removeTipImage.errors).toEqual([{ field: null, code: 'STALE' }]);
      expect((await fetch(`${stack().url}${image?.url}`)).status).toBe(404);
      const rows = stack().db.select().from(tipImages);
      expect(await rows.where(eq(tipImages.id, fromGlobalId(image?.id ?? '')?.id ?? 0))).toEqual([]);
    },

    async 'commission.list'() {
      const admin = await adminOf(stack());
      const { admin: found } = await admin.data<{
        admin: {
          commissions: {
            edges: {
              node: {
                user: { userId: number };
                month: string;
                tips: number;
                won: number;
                profitUnits: number;
                amountPln: number;
              };
            }[];
          };
        };
      }>(`{ admin { commissions { edges { node {
        user { userId } month tips won profitUnits amountPln
      } } } } }`);
      const [typer] = await stack().db.select().from(users).where(eq(users.email, personas.typer.email));
      const own = (await stack().db.select().from(tips)).filter(
        (row) => row.authorId === typer?.id && row.tipStatus !== 'tip_deleted',
      );
      const ofTyper = found.commissions.edges
        .map(({ node }) => node)
        .filter(({ user }) => user.userId === typer?.id);
      expect(ofTyper.reduce((sum, { tips: count }) => sum + count, 0)).toBe(own.length);
      expect(ofTyper.reduce((sum, { won }) => sum + won, 0)).toBe(
        own.filter(({ tipStatus }) => tipStatus === 'tip_success').length,
      );
      for (const { profitUnits, amountPln } of ofTyper) {
        // Up to 0.05 apart, because the profit is rounded to two decimals.
        expect(amountPln).toBeCloseTo(Math.max(0, profitUnits) * 10, 0);
      }
    },

    async 'commission.get'() {
      const admin = await adminOf(stack());
      const [typer] = await stack().db.select().from(users).where(eq(users.email, personas.typer.email));
      const { admin: found } = await admin.data<{
        admin: {
          typerCommission: {
            user: { userId: number };
            month: string;
            months: { month: string; tips: number }[];
            tips: unknown[];
          };
        };
      }>(
        `query ($id: Int!) { admin { typerCommission(typerId: $id) {
          user { userId } month months { month tips } tips { version uid }
        } } }`,
        { id: typer?.id },
      );
      const { months, month, tips: list } = found.typerCommission;
      expect(months[0]).toEqual({ month, tips: list.length });
      expect(list.length).toBeGreaterThan(0);
    },
  };
}
