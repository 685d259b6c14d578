import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { documentedTypes, readGraphReference } from '../../execution/reference.ts';
import { type Gateway, startGateway } from '../../start-gateway.ts';
import { type FakeOrigin, startFakeOrigin } from '../../testing/fake-origin.ts';
import { html, prose } from './layout.ts';

const reference = readGraphReference();
const types = documentedTypes(reference.schema);
const toolsKey = 'key-of-a-tool-that-reads-the-reference';
const opened: Gateway[] = [];
let origin: FakeOrigin;
let site: Gateway;

const open = async (settings: Record<string, string> = {}): Promise<Gateway> => {
  const gateway = await startGateway(
    readConfig({ PORT: '0', UPSTREAM_URL: origin.url, LOG_LEVEL: 'silent', ...settings }),
  );
  opened.push(gateway);
  return gateway;
};

beforeAll(async () => {
  origin = await startFakeOrigin();
  site = await open();
});
afterAll(async () => {
  for (const gateway of opened) await gateway.close();
  await origin.close();
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${site.url}${path}`, { headers: { 'accept-encoding': 'identity' }, ...init });
const textAt = async (path: string): Promise<string> => {
  const response = await get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
};
const pagePaths = [
  '/docs/graph',
  '/docs/graph/examples',
  '/docs/graph/search?q=league',
  ...types.map(({ name }) => `/docs/graph/types/${name}`),
];
const idsOf = (page: string) => new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));

it('is where the corner of GraphiQL leads', async () => {
  const editor = await get('/graphql', { headers: { accept: 'text/html' } });
  const [, address = ''] = /<a [^>]*href=\\"([^"]*)\\"/.exec((await editor.text()).slice(-3000)) ?? [];
  expect(await textAt(address)).toContain('<title>');
});

/** The part of a type's page that is about a field. */
async function entryOf(type: string, field: string): Promise<string> {
  const page = await textAt(`/docs/graph/types/${type}`);
  const [, part = ''] = page.split(`<section class="field" id="${field}">`);
  return part.split('</section>')[0] ?? '';
}

/** What a reader sees of markup. */
const seen = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/\s+/g, ' ');

describe('the reference of the graph', () => {
  it('has each type, field, argument, input and value of the schema', async () => {
    for (const type of types) {
      const ids = idsOf(await textAt(`/docs/graph/types/${type.name}`));
      const members = isEnumType(type)
        ? type.getValues().map(({ name }) => name)
        : isInputObjectType(type)
          ? Object.keys(type.getFields())
          : isObjectType(type) || isInterfaceType(type)
            ? Object.values(type.getFields()).flatMap(({ name, args }) => [
                name,
                ...args.map((argument) => `${name}.${argument.name}`),
              ])
            : [];
      expect([type.name, members.filter((name) => !ids.has(name))]).toEqual([type.name, []]);
    }
  });

  it('names each type, query, mutation and subscription on its first page', async () => {
    const links = new Set(
      [...(await textAt('/docs/graph')).matchAll(/href="\/docs\/graph\/types\/([^"]+)"/g)].map(
        ([, name]) => name,
      ),
    );
    const { schema } = reference;
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const entries = roots.flatMap((root) =>
      Object.keys(root?.getFields() ?? {}).map((f) => `${root?.name}#${f}`),
    );
    expect(entries.filter((entry) => !links.has(entry))).toEqual([]);
    const others = types.map(({ name }) => name).filter((name) => name !== 'Admin');
    expect(others.filter((name) => !links.has(name))).toEqual([]);
  });

  it('says there what each costs by itself', async () => {
    const rows = [...(await textAt('/docs/graph')).matchAll(/<tr><th.*?<\/tr>/g)].map(([row]) =>
      seen(row).trim(),
    );
    const costOf = (name: string) =>
      rows
        .find((row) => row.startsWith(`${name} `))
        ?.split(' ')
        .at(-1);
    expect(['site', 'plans', 'tips', 'leagues', 'goqTips'].map(costOf)).toEqual(['0', '1', '2', '1', '1']);
  });

  it('has links that lead somewhere', async () => {
    const pages = new Map<string, string>();
    for (const path of pagePaths) pages.set(path, await textAt(path));
    const lost = new Set<string>();
    for (const [path, page] of pages) {
      for (const [, link = ''] of page.matchAll(/(?:href|action)="([^"]+)"/g)) {
        const target = new URL(link, `${site.url}${path}`);
        if (target.origin !== site.url || !target.pathname.startsWith('/docs/')) continue;
        const known = pages.get(target.pathname) ?? (await textAt(target.pathname));
        pages.set(target.pathname, known);
        if (target.hash !== '' && !idsOf(known).has(target.hash.slice(1))) lost.add(`${path}: ${link}`);
      }
    }
    expect([...lost]).toEqual([]);
  });

  it('says of each field with a rule who may use it, and of each that makes calls which and at what cost', async () => {
    let rules = 0;
    let calls = 0;
    for (const type of types.filter(isObjectType)) {
      for (const field of Object.values(type.getFields())) {
        const access = reference.accessOf(field);
        const made = reference.callsOf(`${type.name}.${field.name}`);
        if (access === null && made.length === 0) continue;
        const entry = seen(await entryOf(type.name, field.name));
        if (access !== null) {
          rules += 1;
          const names = [...access.roles, ...(access.permission === null ? [] : [access.permission])];
          const words = access.signedIn ? ['Signed in', ...names] : ['Everyone'];
          for (const word of words) expect(entry).toContain(word);
        }
        for (const { id, method, path, cost } of made) {
          calls += 1;
          expect(entry).toContain(`${cost}: ${method} ${path} ${id}`);
        }
      }
    }
    expect(Math.min(rules, calls)).toBeGreaterThan(50);
  });

  it('tells guests, signed-in callers, permissions and roles apart', async () => {
    expect(seen(await entryOf('Query', 'plans'))).toMatch(
      /Who may Everyone Costs 1: GET \/plans\.json plan\.list/,
    );
    expect(seen(await entryOf('Query', 'tips'))).toMatch(/Who may Signed in, TIPS Costs 2: GET \/tips\.json/);
    expect(seen(await entryOf('Query', 'admin'))).toContain('Signed in, ADMIN or TYPER');
    expect(seen(await entryOf('Query', 'payment'))).toMatch(/Who may Signed in Costs/);
    expect(seen(await entryOf('League', 'name'))).not.toMatch(/Who may|Costs/);
    expect(seen(await entryOf('Match', 'lineups'))).toContain('one for each object');
  });

  it('finds types and fields by their names, whatever is typed', async () => {
    const found = await textAt('/docs/graph/search?q=STANDINGS');
    expect(found).toContain('<dt><a href="/docs/graph/types/League#standings">League.standings</a></dt>');
    const odd = await textAt(`/docs/graph/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(odd).not.toContain('<script');
    expect(odd).toContain('value="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;"');
    expect(await textAt('/docs/graph/search')).toContain('Nothing found');
    expect(await textAt(`/docs/graph/search?q=${'a'.repeat(5000)}`)).toContain('Nothing found');
  });

  it('gives a build the schema as it is written', async () => {
    const response = await get('/docs/graph/schema.graphql');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe(reference.text);
  });

  it('runs no scripts and takes nothing from elsewhere', async () => {
    const response = await get('/docs/graph');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self'; /,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).not.toMatch(/<script|<style| style=| on[a-z]+="|https?:/);
  });

  it('is kept by readers until it changes', async () => {
    const first = await get('/docs/graph/types/League', { headers: { 'accept-encoding': 'br' } });
    const etag = first.headers.get('etag') ?? '';
    expect([first.headers.get('cache-control'), first.headers.get('content-encoding')]).toEqual([
      'no-cache',
      'br',
    ]);
    const again = await get('/docs/graph/types/League', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get('/docs/graph/types/League', { method: 'HEAD' })).status).toBe(200);
  });

  it.each([
    '/docs',
    '/docs/graphs',
    '/docs/graph/types/Nope',
    '/docs/graph/types/__Type',
    '/docs/graph/../x',
  ])('has nothing at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('takes no other method than reading', async () => {
    expect((await get('/docs/graph', { method: 'POST' })).status).toBe(404);
  });
});

describe('in production', () => {
  it('is there for tools alone, for others as if it were not', async () => {
    const { url } = await open({ NODE_ENV: 'production', TOOLS_KEYS: toolsKey });
    const absent = await fetch(`${url}/docs/nothing`);
    const expected = [absent.status, await absent.text()];
    expect(expected[0]).toBe(404);
    for (const path of [
      '/docs/graph',
      '/docs/graph/schema.graphql',
      '/docs/graph/style.css',
      '/docs/graph/search',
    ]) {
      for (const key of [null, 'another', '', `${toolsKey}x`]) {
        const response = await fetch(`${url}${path}`, {
          headers: key === null ? {} : { 'x-tools-key': key },
        });
        expect([response.status, await response.text()]).toEqual(expected);
        expect(response.headers.has('etag')).toBe(false);
      }
      expect((await fetch(`${url}${path}`, { headers: { 'x-tools-key': toolsKey } })).status).toBe(200);
    }
  });

  it('is there for everyone where the schema is', async () => {
    const { url } = await open({ NODE_ENV: 'production', INTROSPECTION: '1' });
    expect((await fetch(`${url}/docs/graph`)).status).toBe(200);
  });
});

it('writes what a description says as text, and names of the schema as links', () => {
  const text = '<img src=x onerror=alert(1)> & "quotes" `<b>` `League` `League.name` `League.nope`\n\nMore.';
  expect(html`${prose(reference.schema, text)}`.text).toBe(
    [
      '<p>&#60;img src=x onerror=alert(1)&#62; &#38; &#34;quotes&#34; <code>&#60;b&#62;</code>',
      '<a href="/docs/graph/types/League"><code>League</code></a>',
      '<a href="/docs/graph/types/League#name"><code>League.name</code></a> <code>League.nope</code></p><p>More.</p>',
    ].join(' '),
  );
});
