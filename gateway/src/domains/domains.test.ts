import { readdir } from 'node:fs/promises';
import { isInterfaceType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { domainSchema } from '../execution/schema.ts';
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

  it.each(['Season:1', 'constructor:1', 'toString:1'])('finds nothing for the id of %s', async (text) => {
    const test = await startTestEngine();
    const answer = await test.execute('query ($id: ID!) { node(id: $id) { id } nodes(ids: [$id]) { id } }', {
      id: Buffer.from(text).toString('base64url'),
    });
    expect(answer).toMatchObject({ data: { node: null, nodes: [null] }, errors: [] });
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
