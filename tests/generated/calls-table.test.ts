import { expect, it } from 'vitest';
import { allEndpoints } from '../../gateway/src/domains/index.ts';
import { withTerms } from '../../gateway/src/execution/cost/field-uses.ts';
import { readGraphReference } from '../../gateway/src/execution/reference.ts';
import { catalogueRows, optionalRows } from '../contract/catalogue-rows.ts';
import { releasedTexts } from '../harness/released-documents.ts';
import { callsPage } from './calls-table.ts';
import { costOf } from './document-costs.ts';

const lines = callsPage().split('\n');

it('has a row for each call of the catalogue and each optional call', () => {
  const ids = lines.flatMap((line) => /^\| `([\w.]+)` \| (?:GET|POST|PUT|DELETE) `/.exec(line)?.[1] ?? []);
  expect(ids).toEqual([...catalogueRows, ...optionalRows].map(({ id }) => id));
});

it('names the fields that make a call and who may use them', () => {
  expect(lines).toContain(
    '| `league.get` | GET `/leagues/{id}.json` | 1 | `Query.league`: STATS<br>`League.standings` (one for each object): everyone who can read the object<br>`League.team` (one for each object): everyone who can read the object |',
  );
  expect(lines).toContain('| `auth.signIn` | POST `/auth/sign_in.json` | 1 | `Mutation.signIn`: everyone |');
  expect(lines.find((line) => line.startsWith('| `payment.list`'))).toContain(
    '`Admin.payments` (one for 20 items): admins',
  );
});

it('names the same requests as the catalogue', () => {
  const open = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');
  const { callsOf } = readGraphReference();
  const rows = new Map([...catalogueRows, ...optionalRows].map((row) => [row.id, row]));
  const calls = allEndpoints.flatMap(({ fields }) =>
    fields.flatMap((use) => (typeof use === 'object' && 'finds' in use ? [] : callsOf(withTerms(use).field))),
  );
  expect(calls.length).toBeGreaterThan(50);
  for (const { id, method, path } of calls) {
    const row = rows.get(id);
    expect([method, open(path)]).toEqual([row?.method, open(row?.path ?? '')]);
  }
});

it('computes the cost of a released document from its calls', () => {
  const text = releasedTexts.find((document) => document.startsWith('query paymentStatsScreenQuery'));
  expect(costOf(text ?? '')).toEqual({
    name: 'paymentStatsScreenQuery',
    cost: 5,
    calls: { 'auth.validateToken': 1, 'payment.stats': 1 },
  });
});
