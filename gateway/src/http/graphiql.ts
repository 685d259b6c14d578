import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageHeaders } from '../guard/secure-headers.ts';
import { base, escapeHtml } from './reference/layout.ts';
import { createStoredPage, sendPage } from './stored-page.ts';

export const defaultQuery = `# Sign in, then send queries with your account: credentials are stored in this tab and renewed automatically.
# The README lists the demo accounts. "Docs" on the left shows who may use a field.

mutation SignIn {
  signIn(input: { email: "premium@tipgraph.example", password: "tipgraph-demo" }) {
    viewer { user { email } permissions }
    errors { field code message }
  }
}

query Tips {
  tips(first: 5) {
    totalCount
    edges { node { id title status } }
    pageInfo { endCursor hasNextPage }
  }
}

query Offer {
  site { name }
  plans { name }
}
`;

/**
 * Replaces `fetch` before all other scripts of the page: requests get the tab's credentials and the XSRF token, renewed
 * credentials are stored, and a request with a refused XSRF token is retried once.
 */
export const sessionScript = `{
  const names = ['access-token', 'client', 'token-type', 'uid', 'expiry'];
  const storageKey = 'tipgraph-credentials';
  const send = window.fetch.bind(window);
  const stored = () => JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  const xsrfToken = () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];

  function storeCredentials(headers) {
    const offered = Object.fromEntries(names.map((name) => [name, headers.get(name)?.trim() ?? '']));
    const isComplete = names.slice(0, 4).every((name) => offered[name] !== '');
    const held = stored();
    const isSameClient = offered.client === held.client;
    const isOlder = isSameClient && offered.expiry !== '' && Number(offered.expiry) < Number(held.expiry);
    if (!isComplete || isOlder) return;
    sessionStorage.setItem(storageKey, JSON.stringify(offered));
  }

  async function sendWithSession(url, init) {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(stored())) if (!headers.has(name)) headers.set(name, value);
    const token = xsrfToken();
    if (token !== undefined) headers.set('x-xsrf-token', decodeURIComponent(token));
    const response = await send(url, { ...init, headers });
    storeCredentials(response.headers);
    return response;
  }

  async function isXsrfRefused(response) {
    if (!(response.headers.get('content-type') ?? '').includes('json')) return false;
    const { errors = [] } = await response.clone().json();
    return errors.some(({ extensions }) => extensions?.code === 'XSRF_REFUSED');
  }

  window.fetch = async (url, init = {}) => {
    if (new URL(url, location.href).pathname !== location.pathname) return send(url, init);
    const response = await sendWithSession(url, init);
    return (await isXsrfRefused(response)) ? sendWithSession(url, init) : response;
  };
}`;

/** The page of GraphiQL, with a link to the reference in its corner, and its scripts. */
export async function renderEditor(title: string) {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const corner = `<a class="graphiql-logo-link" href="${base}">Reference</a>`;
  const page = renderGraphiQL({ title: corner, defaultQuery, inputValueDeprecation: true }).replace(
    `<title>${corner}`,
    () => `<title>${escapeHtml(title)}`,
  );
  // The page has one script, which contains both tags as text.
  const [start, end] = [page.indexOf('<script>'), page.lastIndexOf('</script>')];
  const scripts = [sessionScript, page.slice(start + '<script>'.length, end)];
  const elements = scripts.map((text) => `<script>${text}</script>`);
  return {
    scripts,
    page: [page.slice(0, start), ...elements, page.slice(end + '</script>'.length)].join(''),
  };
}

/** The policy of the page: these inline scripts and workers only. */
function policyOf(scripts: readonly string[]): string {
  const hashes = scripts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
  return [
    "default-src 'none'",
    `script-src ${hashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "connect-src 'self'",
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Whether a browser opens /graphql as a page. */
export const isPageRequest = ({ method = '', headers }: IncomingMessage): boolean =>
  ['GET', 'HEAD'].includes(method) && (headers.accept ?? '').includes('text/html');

async function renderPage(siteName: string) {
  const { page, scripts } = await renderEditor(`${siteName} graph`);
  const headers = new Map(Object.entries({ ...pageHeaders, 'content-security-policy': policyOf(scripts) }));
  return { headers, page: createStoredPage('text/html; charset=utf-8', 'accept', page, []) };
}

/**
 * Sends the page of GraphiQL. Its 9 MB are rendered at the first request, and are not compressed, which would take a second.
 * @param siteName for its title
 */
export function createGraphiql(siteName: string) {
  let rendered: ReturnType<typeof renderPage> | null = null;
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    rendered ??= renderPage(siteName).catch((error: unknown) => {
      rendered = null;
      throw error;
    });
    const { headers, page } = await rendered;
    sendPage(request, response.setHeaders(headers), page);
  };
}
