import { readdir } from 'node:fs/promises';
import { isInterfaceType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { domainSchema } from '../execution/schema.ts';
import { toGlobalId } from '../kit/global-id.ts';
import { defaultGroupLimits, groupOf } from '../rest/call-groups.ts';
import { defaultPoolOptions } from '../rest/pool.ts';
import { startTestEngine } from '../testing/test-engine.ts';
import { composeDomains } from './compose.ts';
import { defineDomain } from './define-domain.ts';
import { allEndpoints, domains } from './index.ts';

const folders = (await readdir(new URL('.', import.meta.url), { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && entry.name !== '__generated__')
  .map(({ name }) => name);

describe('the list of domains', () => {
  it.each(folders)('contains the domain of %s/', async (folder) => {
    const exported: unknown[] = Object.values(await import(`./${folder}/index.ts`));
    expect(exported).toHaveLength(1);
    expect(domains).toContain(exported[0]);
  });

  it('finds every type that implements Node', () => {
    const schema = domainSchema();
    const node = schema.getType('Node');
    const types = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : [];
    expect(
      domains.flatMap(({ nodes, nodesByUid }) => Object.keys({ ...nodes, ...nodesByUid })).toSorted(),
    ).toEqual(types.toSorted());
  });

  it.each([
    ['a text', 'hello'],
    ['the id of another type', toGlobalId('Season', 1)],
    ['the name of a member of objects', toGlobalId('constructor', 1)],
    ['a uid of a type with numbers', toGlobalId('Tip', 'a')],
    ['a number of a type with uids', toGlobalId('Payment', 1)],
  ])('refuses %s as the id of a Node', async (_, id) => {
    const test = await startTestEngine();
    const query = 'query ($id: ID!, $known: ID!) { node(id: $id) { id } nodes(ids: [$known, $id]) { id } }';
    const { data, errors } = await test.execute(query, { id, known: toGlobalId('Tip', 1) });
    expect(data).toEqual({ node: null, nodes: [null, null] });
    const extensions = { code: 'BAD_USER_INPUT' };
    expect(errors).toMatchObject([
      { path: ['node'], extensions },
      { path: ['nodes', 1], extensions },
    ]);
    await test.close();
  });

  it('resolves each field once', () => {
    const fields = domains.flatMap(({ resolvers }) =>
      resolvers.flatMap((types) =>
        Object.entries(types).flatMap(([type, own]) => Object.keys(own).map((field) => `${type}.${field}`)),
      ),
    );
    expect(fields.filter((field, index) => fields.indexOf(field) !== index)).toEqual([]);
  });

  it('has few enough endpoint groups for the connection limit', () => {
    const groups = new Set(allEndpoints.map((endpoint) => groupOf(endpoint)));
    expect(groups.size * defaultGroupLimits.maxRunning).toBeLessThanOrEqual(defaultPoolOptions.connections);
  });
});

it('refuses two domains with the same node type', () => {
  const one = defineDomain({ resolvers: [], nodes: { Plan: () => null } });
  expect(() => composeDomains([one, defineDomain({ resolvers: [], nodes: { Plan: () => null } })])).toThrow(
    'Two domains define Plan.',
  );
});
