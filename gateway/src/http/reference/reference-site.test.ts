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

it('the corner of GraphiQL links to the reference', async () => {
  const editor = await get('/graphql', { headers: { accept: 'text/html' } });
  const [, address = ''] = /<a [^>]*href=\\"([^"]*)\\"/.exec((await editor.text()).slice(-3000)) ?? [];
  expect(await textAt(address)).toContain('<title>');
});

/** The section of a field on the page of its type. */
async function entryOf(type: string, field: string): Promise<string> {
  const page = await textAt(`/docs/graph/types/${type}`);
  const [, part = ''] = page.split(`<section class="field" id="${field}">`);
  return part.split('</section>')[0] ?? '';
}

/** The visible text of markup. */
const visibleText = (markup: string): string =>
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

  it('lists each type, query, mutation and subscription on its start page', async () => {
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

  it('shows the cost of each operation on its start page', async () => {
    const rows = [...(await textAt('/docs/graph')).matchAll(/<tr><th.*?<\/tr>/g)].map(([row]) =>
      visibleText(row).trim(),
    );
    const costOf = (name: string) =>
      rows
        .find((row) => row.startsWith(`${name} `))
        ?.split(' ')
        .at(-1);
    expect(['site', 'plans', 'tips', 'leagues', 'goqTips'].map(costOf)).toEqual(['0', '1', '2', '1', '1']);
  });

  it('has no broken links', async () => {
    const pages = new Map<string, string>();
    for (const path of pagePaths) pages.set(path, await textAt(path));
    const broken = new Set<string>();
    for (const [path, page] of pages) {
      for (const [, link = ''] of page.matchAll(/(?:href|action)="([^"]+)"/g)) {
        const target = new URL(link, `${site.url}${path}`);
        if (target.origin !== site.url || !target.pathname.startsWith('/docs/')) continue;
        const targetPage = pages.get(target.pathname) ?? (await textAt(target.pathname));
        pages.set(target.pathname, targetPage);
        if (target.hash !== '' && !idsOf(targetPage).has(target.hash.slice(1)))
          broken.add(`${path}: ${link}`);
      }
    }
    expect([...broken]).toEqual([]);
  });

  it('shows the access, calls and costs of each field', async () => {
    let rules = 0;
    let calls = 0;
    for (const type of types.filter(isObjectType)) {
      for (const field of Object.values(type.getFields())) {
        const access = reference.accessOf(field);
        const made = reference.callsOf(`${type.name}.${field.name}`);
        if (access === null && made.length === 0) continue;
        const entry = visibleText(await entryOf(type.name, field.name));
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

  it('shows access for guests, signed-in callers, permissions and roles', async () => {
    expect(visibleText(await entryOf('Query', 'plans'))).toMatch(
      /Who may Everyone Costs 1: GET \/plans\.json plan\.list/,
    );
    expect(visibleText(await entryOf('Query', 'tips'))).toMatch(
      /Who may Signed in, TIPS Costs 2: GET \/tips\.json/,
    );
    expect(visibleText(await entryOf('Query', 'admin'))).toContain('Signed in, ADMIN or TYPER');
    expect(visibleText(await entryOf('Query', 'payment'))).toMatch(/Who may Signed in Costs/);
    expect(visibleText(await entryOf('League', 'name'))).not.toMatch(/Who may|Costs/);
    expect(visibleText(await entryOf('Match', 'lineups'))).toContain('one for each object');
  });

  it('finds types and fields by name and escapes the search text', async () => {
    const found = await textAt('/docs/graph/search?q=STANDINGS');
    expect(found).toContain('<dt><a href="/docs/graph/types/League#standings">League.standings</a></dt>');
    const odd = await textAt(`/docs/graph/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(odd).not.toContain('<script');
    expect(odd).toContain('value="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;"');
    expect(await textAt('/docs/graph/search')).toContain('Nothing found');
    expect(await textAt(`/docs/graph/search?q=${'a'.repeat(5000)}`)).toContain('Nothing found');
  });

  it('serves the source of the schema', async () => {
    const response = await get('/docs/graph/schema.graphql');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe(reference.text);
  });

  it('has no scripts and no external resources', async () => {
    const response = await get('/docs/graph');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self'; /,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).not.toMatch(/<script|<style| style=| on[a-z]+="|https?:/);
  });

  it('is cached until it changes', async () => {
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
  ])('responds with 404 to %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('responds with 404 to a POST', async () => {
    expect((await get('/docs/graph', { method: 'POST' })).status).toBe(404);
  });
});

describe('in production', () => {
  it('is available to tools only and hidden from others', async () => {
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

  it('is available to everyone with introspection', async () => {
    const { url } = await open({ NODE_ENV: 'production', INTROSPECTION: '1' });
    expect((await fetch(`${url}/docs/graph`)).status).toBe(200);
  });
});

it('a description is escaped, and names of the schema become links', () => {
  const text = '<img src=x onerror=alert(1)> & "quotes" `<b>` `League` `League.name` `League.nope`\n\nMore.';
  expect(html`${prose(reference.schema, text)}`.text).toBe(
    [
      '<p>&#60;img src=x onerror=alert(1)&#62; &#38; &#34;quotes&#34; <code>&#60;b&#62;</code>',
      '<a href="/docs/graph/types/League"><code>League</code></a>',
      '<a href="/docs/graph/types/League#name"><code>League.name</code></a> <code>League.nope</code></p><p>More.</p>',
    ].join(' '),
  );
});
