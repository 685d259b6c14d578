import { expect } from 'vitest';
import { readConfig } from '../../gateway/src/config.ts';
import { Entitlement } from '../../gateway/src/live/entitlement.ts';
import { personas, subscribers } from '../harness/personas.ts';
import { type SharedStack, test } from '../harness/shared-stack.ts';

const wireTypes = { DEFAULT: 'default', SPECIAL: 'special', AI: 'chatgpt' } as const;

interface ListedTip {
  uid: string;
  number: number;
  type: keyof typeof wireTypes;
}

const query = '{ tips(first: 300) { edges { node { uid number type } } } }';
const planTipIntervals = new Map(
  Object.entries(readConfig({ UPSTREAM_URL: 'http://upstream.example/api' }).planTipIntervals),
);

let stack: SharedStack;
let everyTip: ListedTip[];

const listedFor = async (name: keyof typeof personas): Promise<ListedTip[]> => {
  const client = await stack.signedIn(name);
  const { tips } = await client.data<{ tips: { edges: { node: ListedTip }[] } }>(query);
  return tips.edges.map((edge) => edge.node);
};

test.beforeAll(async ({ stack: shared }) => {
  stack = shared;
  everyTip = await listedFor('admin');
});

test.each(subscribers)('the live tips rule matches the upstream list for %s', async (person) => {
  const { plan, permissions } = personas[person];
  const entitlement = new Entitlement(
    {
      permission: permissions.map((name) => (name === 'AI_TIPS' ? 'chatgpt_tips' : name.toLowerCase())),
      active_sub: { sub: plan ?? '', expires_at: '2030-01-01T00:00:00Z', goq: false, discord: false },
      is_admin: false,
      is_typer: false,
    },
    planTipIntervals,
  );
  const listed = (await listedFor(person)).map((tip) => tip.uid).sort();
  const expected = everyTip
    .filter(({ type, number }) => entitlement.sees({ kind: 'tip', type: wireTypes[type], idx: number }))
    .map((tip) => tip.uid)
    .sort();
  expect(expected.length).toBeGreaterThan(0);
  expect(listed).toEqual(expected);
});

test('typers see every tip, and a user without a plan is refused', async () => {
  expect((await listedFor('typer')).map((tip) => tip.uid)).toEqual(everyTip.map((tip) => tip.uid));
  const expired = await stack.signedIn('expired');
  const reply = await expired.run(query);
  expect(reply.codes).toEqual(['FORBIDDEN']);
});
