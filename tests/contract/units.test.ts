import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../upstream/src/db/tables.ts';
import { tips } from '../../upstream/src/db/tip-tables.ts';
import { seededRandom } from '../../upstream/src/demo/random.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';
import { monthInWarsaw } from '../harness/warsaw-time.ts';
import { runAsAdmin } from './admin-client.ts';

/** More than the maximum of the tip list. */
const count = 1_200;
const kinds = ['default', 'special', 'chatgpt'] as const;
const kindInGraph = { default: 'DEFAULT', special: 'SPECIAL', chatgpt: 'AI' };
const statuses = ['tip_success', 'tip_fail', 'tip_cancel', 'tip_active'] as const;

type Kind = (typeof kinds)[number];

/** A random tip; stake and odds in ten-thousandths. */
interface RandomTip {
  kind: Kind;
  status: (typeof statuses)[number];
  stake: bigint;
  odds: bigint;
  date: Date;
}

let stack: Stack;
let made: RandomTip[];
const run = runAsAdmin(() => stack);

/** Profit in hundred-millionths. */
const unitsOf = ({ status, stake, odds }: RandomTip): bigint => {
  if (status === 'tip_success') return stake * (odds - 10_000n);
  return status === 'tip_fail' ? -stake * 10_000n : 0n;
};
const isDecided = ({ status }: RandomTip) => status === 'tip_success' || status === 'tip_fail';
const sum = (values: readonly bigint[]) => values.reduce((one, other) => one + other, 0n);

/** A quotient with two decimals, halves away from zero. */
const shown = (part: bigint, of: bigint): number => {
  const sign = part < 0n ? -1 : 1;
  const size = (part < 0n ? -part : part) * 100n;
  return (sign * Number((2n * size + of) / (2n * of))) / 100;
};
const figuresOf = (list: readonly RandomTip[]) => {
  const decided = list.filter(isDecided);
  const units = sum(decided.map(unitsOf));
  const stake = sum(decided.map((tip) => tip.stake));
  return {
    sampleSize: decided.length,
    won: decided.filter(({ status }) => status === 'tip_success').length,
    stakeUnits: shown(stake, 10_000n),
    profitUnits: shown(units, 100_000_000n),
    yieldPercent: shown(units * 100n, stake * 10_000n),
  };
};

beforeAll(async () => {
  stack = await startStack();
  const random = seededRandom(20_260_314);
  const whole = (min: number, max: number) => BigInt(Math.floor(min + random() * (max - min + 1)));
  const one = <Item>(list: readonly [Item, ...Item[]]): Item =>
    list[Math.floor(random() * list.length)] ?? list[0];
  const start = Date.parse('2026-01-05T12:00:00Z');
  made = Array.from({ length: count }, (_, index) => ({
    kind: one(kinds),
    status: one(statuses),
    // Half of the tips have enough decimals that sums end on half a hundredth.
    stake: index % 2 === 0 ? whole(1, 40) * 5_000n : whole(1_000, 1_000_000),
    odds: index % 2 === 0 ? 10_000n + whole(1, 400) * 50n : whole(10_100, 150_000),
    date: new Date(start + index * 3 * 3_600_000),
  }));
  await stack.db.delete(tips);
  const [author] = await stack.db.select().from(users).where(eq(users.role, 'typer'));
  await stack.db.insert(tips).values(
    made.map(({ kind, status, stake, odds, date }, index) => ({
      uid: randomUUID(),
      idx: index + 1,
      authorId: author?.id ?? null,
      title: `Odra ${index} – Granit`,
      tip: 'Odra',
      tipType: kind,
      tipStatus: status,
      rate: Number(stake) / 10_000,
      exchange: Number(odds) / 10_000,
      date,
      beginsAt: date,
      createdAt: date,
    })),
  );
});
afterAll(() => stack.close());

const balanceFields = 'sampleSize won stakeUnits profitUnits yieldPercent';

test('the balance is exact for all tips and by kind', async () => {
  const { tipBalance } = await run<{ tipBalance: object }>(
    `{ tipBalance { ${balanceFields} series { cumulativeUnits sampleSize } } }`,
  );
  expect(tipBalance).toMatchObject(figuresOf(made));
  const { series, ...figures } = tipBalance as { series: object[]; profitUnits: number };
  expect(series.at(-1)).toEqual({
    cumulativeUnits: figures.profitUnits,
    sampleSize: figuresOf(made).sampleSize,
  });
  const some = await run(`{ tipBalance(types: [SPECIAL, AI]) { ${balanceFields} } }`);
  expect(some).toEqual({ tipBalance: figuresOf(made.filter(({ kind }) => kind !== 'default')) });
});

test('the balance of a plan with every 7th tip counts exactly these tips', async () => {
  const client = await stack.signedIn('standard');
  const seen = made.filter(({ kind }, index) => kind === 'default' && (index + 1) % 7 === 0);
  expect(await client.data(`{ tipBalance { ${balanceFields} } }`)).toEqual({ tipBalance: figuresOf(seen) });
});

test('the published effectiveness is exact for all tips and by kind', async () => {
  const { effectiveness } = await run<{ effectiveness: { byType: object[] } }>(
    `{ effectiveness { ${balanceFields} byType { type ${balanceFields} } } }`,
  );
  expect(effectiveness).toMatchObject(figuresOf(made));
  expect(effectiveness.byType).toEqual(
    kinds.toSorted().map((kind) => ({
      type: kindInGraph[kind],
      ...figuresOf(made.filter((tip) => tip.kind === kind)),
    })),
  );
});

test('the commissions of each month are exact', async () => {
  const { admin } = await run<{ admin: { commissions: { edges: { node: { month: string } }[] } } }>(
    '{ admin { commissions { edges { node { month stakeUnits profitUnits } } } } }',
  );
  const monthOf = ({ date }: RandomTip) => monthInWarsaw(date);
  const months = [...new Set(made.map(monthOf))].sort().toReversed();
  expect(months.length).toBeGreaterThan(3);
  expect(admin.commissions.edges.map(({ node }) => node)).toEqual(
    months.map((month) => {
      const { stakeUnits, profitUnits } = figuresOf(made.filter((tip) => monthOf(tip) === month));
      return { month, stakeUnits, profitUnits };
    }),
  );
});

test('the profit column of the workbook is exact and matches its sum', async () => {
  const { createXlsxFile } = await run<{ createXlsxFile: { file: { url: string } } }>(
    'mutation { createXlsxFile(input: { content: TIPS, from: "2026-01-01", until: "2026-12-31" }) { file { url } } }',
  );
  const bytes = await (await fetch(`${stack.url}${createXlsxFile.file.url}`)).arrayBuffer();
  const [sheet] = await readXlsxFile(Buffer.from(bytes));
  const column = sheet?.data[0]?.indexOf('Wynik (j.)') ?? -1;
  const cells = (sheet?.data.slice(1) ?? []).map((row) => row[column]);
  const exact = made.map((tip) => (tip.status === 'tip_active' ? null : unitsOf(tip)));
  expect(cells).toEqual(exact.map((units) => (units === null ? null : Number(units) / 100_000_000)));
  const cellSum = sum(cells.map((cell) => BigInt(Math.round(Number(cell ?? 0) * 100_000_000))));
  expect(shown(cellSum, 100_000_000n)).toBe(figuresOf(made).profitUnits);
});

test('the profit of each listed tip is exact', async () => {
  const { tips: list } = await run<{
    tips: { edges: { node: { number: number; profitUnits: number | null } }[] };
  }>('{ tips(first: 300) { edges { node { number profitUnits } } } }');
  expect(list.edges).toHaveLength(300);
  for (const { node } of list.edges) {
    const tip = made[node.number - 1];
    if (tip === undefined) throw new Error(`There is no tip ${node.number}`);
    const units = tip.status === 'tip_active' ? null : shown(unitsOf(tip), 100_000_000n);
    expect([node.number, node.profitUnits]).toEqual([node.number, units]);
  }
});
