import { hash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { parse, validate } from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { domainSchema } from '../execution/schema.ts';
import { json } from '../testing/fake-origin.ts';
import { sampleUser } from '../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';
import { defaultQuery, renderEditor, sessionScript } from './graphiql.ts';

vi.mock('@graphql-yoga/render-graphiql', async (importOriginal) => {
  const original = await importOriginal<typeof import('@graphql-yoga/render-graphiql')>();
  return { renderGraphiQL: vi.fn(original.renderGraphiQL) };
});

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
});
afterEach(() => test.close());

/** Returns the page's fetch, with cookies and session storage. */
function openPage() {
  const cookies = new Map<string, string>();
  const storage = new Map<string, string>();
  const document = {
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ');
    },
  };
  const window = {
    async fetch(path: string, init: RequestInit): Promise<Response> {
      const headers = new Headers(init.headers);
      headers.set('cookie', document.cookie);
      const response = await test.send({ ...init, headers }, path);
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      return response;
    },
  };
  const sessionStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  };
  const location = new URL(`${test.url}/graphql`);
  runInNewContext(sessionScript, { window, document, sessionStorage, location, Headers, URL });
  return async (query: string) => {
    const response = await window.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return (await response.json()) as { data: unknown };
  };
}

const credentials = (token: string, expiry: number, client = 'c') => ({
  'access-token': token,
  client,
  'token-type': 'Bearer',
  uid: 'ada@tipgraph.example',
  expiry: String(expiry),
});

it('GraphiQL signs in with the XSRF token of a refusal and uses the latest credentials', async () => {
  const send = openPage();
  const signIns: (string | undefined)[] = [];
  let signedIn = credentials('first', 100);
  test.origin.on('POST /auth/sign_in.json', (request, response) => {
    const token = request.headers['x-xsrf-token']?.toString();
    signIns.push(token);
    const answer =
      token === 'fresh=='
        ? json({ data: sampleUser() }, 200, signedIn)
        : json({ errors: { xsrf_token: ['invalid'] } }, 422, {
            'set-cookie': 'XSRF-TOKEN=fresh%3D%3D; path=/',
          });
    return answer(request, response);
  });
  const tokens: (string | undefined)[] = [];
  let renewed = credentials('second', 101);
  test.origin.on('GET /auth/validate_token.json', (request, response) => {
    tokens.push(request.headers['access-token']?.toString());
    return json({ user: sampleUser(), plans: [] }, 200, renewed)(request, response);
  });
  const signIn =
    'mutation { signIn(input: { email: "ada@tipgraph.example", password: "x" }) { errors { code } } }';
  expect(await send(signIn)).toMatchObject({ data: { signIn: { errors: [] } } });
  expect(signIns).toEqual([undefined, 'fresh==']);
  const viewer = '{ viewer { user { email } } }';
  await send(viewer);
  renewed = credentials('late', 99);
  await send(viewer);
  await send(viewer);
  expect(tokens).toEqual(['first', 'second', 'second']);

  signedIn = credentials('of another sign-in', 50, 'd');
  await send(signIn);
  await send(viewer);
  expect(tokens.at(-1)).toBe('of another sign-in');
});

it('GraphiQL opens with valid documents, and its script precedes all others', async () => {
  expect(validate(domainSchema(), parse(defaultQuery))).toEqual([]);
  const { page } = await renderEditor('Tipgraph graph');
  expect(page.indexOf(sessionScript)).toBe(page.indexOf('<script>') + '<script>'.length);
  expect(page).toContain(JSON.stringify(defaultQuery).slice(1, 60));
  expect(page).toContain('<title>Tipgraph graph</title>');
});

it('has the site’s name as text in its title', async () => {
  const [title] = /<title>.*?<\/title>/.exec((await renderEditor('</title><b>Tips')).page) ?? [];
  expect(title).toBe('<title>&#60;/title&#62;&#60;b&#62;Tips</title>');
});

it('is rendered once, and its policy allows its own scripts only', async () => {
  const open = (headers: Record<string, string> = {}) =>
    test.send({ headers: { accept: 'text/html', ...headers } });
  const response = await open();
  const page = await response.text();
  const [policy = '', etag = ''] = ['content-security-policy', 'etag'].map(
    (name) => response.headers.get(name) ?? '',
  );
  const [, scripts = ''] = /script-src (.*?);/.exec(policy) ?? [];
  expect(scripts.split(' ')).toHaveLength(2);
  expect(scripts).toContain(`'sha256-${hash('sha256', sessionScript, 'base64')}'`);
  const main = page.slice(
    page.indexOf('</script><script>') + '</script><script>'.length,
    page.lastIndexOf('</script>'),
  );
  expect(scripts).toContain(`'sha256-${hash('sha256', main, 'base64')}'`);
  expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  expect((await open({ 'if-none-match': etag })).status).toBe(304);
  expect((await open({ origin: 'https://evil.example' })).status).toBe(403);
});

it('is rendered again after a failure', async () => {
  const open = async () => (await test.send({ headers: { accept: 'text/html' } })).status;
  vi.mocked(renderGraphiQL).mockImplementationOnce(() => {
    throw new Error('too many open files');
  });
  expect([await open(), await open()]).toEqual([500, 200]);
});
