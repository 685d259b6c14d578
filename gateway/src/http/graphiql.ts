import { base } from './reference/layout.ts';

/** What the editor opens with. */
export const defaultQuery = `# Sign in, then ask as whom you are: the credentials stay in this tab, and newer ones take their place by themselves.
# The accounts of the demo are in the README. "Docs" on the left says who may use a field.

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
 * Script of the editor's page, which goes before all others: its requests carry the tab's credentials and the XSRF token, what
 * an answer renews is kept, and a request whose XSRF token was refused is sent once more.
 */
export const sessionScript = `{
  const names = ['access-token', 'client', 'token-type', 'uid', 'expiry'];
  const storageKey = 'tipgraph-credentials';
  const send = window.fetch.bind(window);
  const stored = () => JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  const xsrfToken = () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];

  function keep(headers) {
    const offered = Object.fromEntries(names.map((name) => [name, headers.get(name)?.trim() ?? '']));
    const isWhole = names.slice(0, 4).every((name) => offered[name] !== '');
    const isOlder = offered.expiry !== '' && Number(offered.expiry) < Number(stored().expiry ?? 0);
    if (!isWhole || isOlder) return;
    sessionStorage.setItem(storageKey, JSON.stringify(offered));
  }

  async function ask(address, init) {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(stored())) if (!headers.has(name)) headers.set(name, value);
    const token = xsrfToken();
    if (token !== undefined) headers.set('x-xsrf-token', decodeURIComponent(token));
    const response = await send(address, { ...init, headers });
    keep(response.headers);
    return response;
  }

  async function isRefused(response) {
    if (!(response.headers.get('content-type') ?? '').includes('json')) return false;
    const { errors = [] } = await response.clone().json();
    return errors.some(({ extensions }) => extensions?.code === 'XSRF_REFUSED');
  }

  window.fetch = async (address, init = {}) => {
    if (new URL(address, location.href).pathname !== location.pathname) return send(address, init);
    const response = await ask(address, init);
    return (await isRefused(response)) ? ask(address, init) : response;
  };
}`;

/** The page of the editor; its corner leads to the pages that document the graph. */
export async function renderEditor(title: string): Promise<string> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const corner = `<a class="graphiql-logo-link" href="${base}">Reference</a>`;
  const page = renderGraphiQL({ title: corner, defaultQuery, inputValueDeprecation: true });
  return page
    .replace(`<title>${corner}`, () => `<title>${title}`)
    .replace('<script>', () => `<script>${sessionScript}</script><script>`);
}
