import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { type Gateway, startGateway } from '../start-gateway.ts';

const boardShape = z.object({
  title: z.string().min(1),
  uid: z.string().min(1),
  schemaVersion: z.int(),
  panels: z.array(
    z.object({
      id: z.int(),
      type: z.string(),
      title: z.string().min(1),
      gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
      targets: z.array(z.object({ refId: z.string(), expr: z.string().min(1) })).min(1),
    }),
  ),
});

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway(
    readConfig({ PORT: '0', UPSTREAM_URL: 'http://127.0.0.1:1/api', LOG_LEVEL: 'silent' }),
  );
});
afterAll(() => gateway.close());

it('the example dashboard uses existing metrics, and shows all of the gateway', async () => {
  const file = new URL('../../../deploy/grafana/tipgraph.json', import.meta.url);
  const { panels } = boardShape.parse(JSON.parse(await readFile(file, 'utf8')));
  const used = new Set(
    panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/\b(?:tipgraph|process|nodejs)_[a-z0-9_]+/g) ?? []),
    ),
  );
  const text = await (await fetch(`${gateway.url}/metrics`)).text();
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => ({
    name,
    type,
  }));
  const existing = types.flatMap(({ name, type }) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  expect([...used].filter((name) => !existing.includes(name))).toEqual([]);
  const own = types.map(({ name }) => name).filter((name) => name.startsWith('tipgraph_'));
  expect(own.filter((name) => ![...used].some((one) => one.startsWith(name)))).toEqual([]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});
