import type { ExecutionResult } from 'graphql';
import { checkSemanticNulls } from './check-semantic-nulls.ts';
import { parseEventStream } from './event-stream.ts';

/** The credentials that a browser stores, by header name. */
export interface Credentials {
  'access-token': string;
  client: string;
  'token-type': string;
  uid: string;
}

/** The same credentials by the names that the published client uses. */
export const toClientCredentials = (credentials: Credentials) => ({
  accessToken: credentials['access-token'],
  client: credentials.client,
  tokenType: credentials['token-type'],
  uid: credentials.uid,
});

export interface GraphReply<Data> {
  status: number;
  headers: Headers;
  data: Data | null;
  errors: readonly { message: string; path?: readonly (string | number)[]; extensions?: { code?: string } }[];
  /** The codes of `errors`. */
  codes: readonly (string | undefined)[];
  extensions: Readonly<Record<string, unknown>>;
}

interface GraphClientOptions {
  lang?: 'pl' | 'en';
  /** Allows any document where only released ones run. */
  toolsKey?: string;
  /** The client's address in `x-forwarded-for`. */
  address?: string;
}

/** The cost that the gateway reports to a caller with a tools key, in upstream calls. */
interface Cost {
  computed: number;
  actual: number;
}

/** @throws Error for an operation that made more calls than computed: the cost of an endpoint is then incomplete */
function checkCost(cost: Cost | undefined, content: BodyInit): void {
  if (cost === undefined || cost.actual <= cost.computed) return;
  throw new Error(`Computed cost ${cost.computed}, actual ${cost.actual}: ${String(content).slice(0, 500)}`);
}

/** Calls the gateway as the web app does: with cookies, the XSRF header and stored credentials. */
export class GraphClient {
  credentials: Credentials | null = null;
  readonly cookies = new Map<string, string>();
  readonly #url: string;
  readonly #lang: string;
  readonly #fixedHeaders: Record<string, string>;

  /** @param url address of the gateway, without a path */
  constructor(url: string, { lang = 'pl', toolsKey, address }: GraphClientOptions = {}) {
    this.#url = url;
    this.#lang = lang;
    this.#fixedHeaders = {
      ...(toolsKey !== undefined && { 'x-tools-key': toolsKey }),
      ...(address !== undefined && { 'x-forwarded-for': address }),
    };
  }

  /** @param headers override those that a browser would send */
  async run<Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<GraphReply<Data>> {
    const body = JSON.stringify({ query, variables });
    const reply = await this.#post<Data>(body, { 'content-type': 'application/json', ...headers });
    if (reply.data !== null) checkSemanticNulls(query, reply);
    return reply;
  }

  /**
   * Runs a mutation with files, by the GraphQL multipart request specification.
   * @param files by path, such as `variables.input.images.0`; the variables hold null there
   */
  async upload<Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown>,
    files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>,
  ): Promise<GraphReply<Data>> {
    const form = new FormData();
    form.append('operations', JSON.stringify({ query, variables }));
    form.append('map', JSON.stringify({ ...Object.keys(files).map((path) => [path]) }));
    for (const [index, bytes] of Object.values(files).entries()) {
      form.append(String(index), new Blob([bytes], { type: 'image/png' }), 'picture.png');
    }
    return this.#post<Data>(form, { 'x-app-type': 'Browser' });
  }

  async #post<Data>(content: BodyInit, headers: Record<string, string>): Promise<GraphReply<Data>> {
    const accept = 'application/graphql-response+json, application/json';
    const response = await this.#send(content, { accept, ...headers });
    const body = (await response.json()) as ExecutionResult<Data>;
    const errors = (body.errors ?? []) as unknown as GraphReply<Data>['errors'];
    checkCost(body.extensions?.cost as Cost | undefined, content);
    return {
      status: response.status,
      headers: response.headers,
      data: body.data ?? null,
      errors,
      codes: errors.map((error) => error.extensions?.code),
      extensions: body.extensions ?? {},
    };
  }

  /** Runs an operation over Server-Sent Events and returns the errors of its first result. */
  async firstErrors(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<readonly unknown[]> {
    const body = JSON.stringify({ query, variables });
    const asStream = { 'content-type': 'application/json', accept: 'text/event-stream' };
    const results = parseEventStream(await this.#send(body, { ...asStream, ...headers }));
    const first = await results.next();
    await results.return();
    return first.value?.errors ?? [];
  }

  /** Posts with cookies and credentials, and stores those of the response. */
  async #send(content: BodyInit, headers: Record<string, string>): Promise<Response> {
    const response = await fetch(`${this.#url}/graphql`, {
      method: 'POST',
      headers: {
        lang: this.#lang,
        ...this.#cookieHeaders(),
        ...this.#fixedHeaders,
        ...this.credentials,
        ...headers,
      },
      body: content,
      signal: AbortSignal.timeout(30_000),
    });
    this.#store(response.headers);
    return response;
  }

  /** @throws Error when the operation fails */
  async data<Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<Data> {
    const reply = await this.run<Data>(query, variables);
    if (reply.data === null || reply.errors.length > 0) {
      throw new Error(`Refused with ${reply.status}: ${JSON.stringify(reply.errors)}`);
    }
    return reply.data;
  }

  /** The current live cursor, to subscribe from. */
  async liveCursor(): Promise<string> {
    return (await this.data<{ liveCursor: string }>('{ liveCursor }')).liveCursor;
  }

  /** A user's global id, for an admin. */
  async userId(email: string): Promise<string> {
    const { admin } = await this.data<{
      admin: { users: { edges: { node: { id: string; email: string } }[] } };
    }>('query ($email: String!) { admin { users(search: $email) { edges { node { id email } } } } }', {
      email,
    });
    const user = admin.users.edges.find(({ node }) => node.email === email);
    if (user === undefined) throw new Error(`There is no user ${email}.`);
    return user.node.id;
  }

  /** Gets the XSRF cookie by a first query. */
  async open(): Promise<this> {
    await this.data('{ plans { id } }');
    return this;
  }

  /** Gets the XSRF cookie and signs in with a demo account. */
  async signIn(email: string, password = 'tipgraph-demo'): Promise<this> {
    await this.open();
    const { signIn } = await this.data<{ signIn: { errors: unknown[] } }>(
      'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { user { email } } errors { code } } }',
      { input: { email, password } },
    );
    if (signIn.errors.length > 0 || this.credentials === null) {
      throw new Error(`${email} could not sign in: ${JSON.stringify(signIn.errors)}`);
    }
    return this;
  }

  #cookieHeaders(): Record<string, string> {
    const xsrf = this.cookies.get('XSRF-TOKEN');
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      ...(cookie === '' ? {} : { cookie }),
      ...(xsrf === undefined ? {} : { 'x-xsrf-token': decodeURIComponent(xsrf) }),
    };
  }

  #store(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]*)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    const received = {
      'access-token': headers.get('access-token')?.trim() ?? '',
      client: headers.get('client')?.trim() ?? '',
      'token-type': headers.get('token-type')?.trim() ?? '',
      uid: headers.get('uid')?.trim() ?? '',
    };
    if (Object.values(received).every((value) => value !== '')) this.credentials = received;
  }
}
