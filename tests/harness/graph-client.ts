import type { ExecutionResult } from 'graphql';
import { checkSemanticNulls } from './check-semantic-nulls.ts';
import { eventsIn } from './event-stream.ts';

/** The four credentials that a browser stores, by their header names. */
export interface Credentials {
  'access-token': string;
  client: string;
  'token-type': string;
  uid: string;
}

/** What one operation came back with. */
export interface GraphReply<Data> {
  status: number;
  headers: Headers;
  data: Data | null;
  errors: readonly { message: string; path?: readonly (string | number)[]; extensions?: { code?: string } }[];
  extensions: Readonly<Record<string, unknown>>;
}

/** Options of a client. */
export interface GraphClientOptions {
  lang?: 'pl' | 'en';
  /** Lets it send any document where only those of released clients run. */
  toolsKey?: string;
  /** Where it is, as a proxy that is trusted tells it. */
  address?: string;
}

/** What the gateway tells a caller with a tools key of what an operation costs the upstream. */
interface ToldCost {
  computed: number;
  actual: number;
}

/** Throws for an operation that cost more than it was told to: an endpoint then leaves out a field that makes it. */
function checkCost(cost: ToldCost | undefined, content: BodyInit): void {
  if (cost === undefined || cost.actual <= cost.computed) return;
  throw new Error(`Told to cost ${cost.computed}, it cost ${cost.actual}: ${String(content).slice(0, 500)}`);
}

/**
 * Speaks to the gateway as the web app in a browser does: keeps cookies, echoes the XSRF cookie in its header, and
 * stores credentials when all four came back.
 */
export class GraphClient {
  credentials: Credentials | null = null;
  readonly cookies = new Map<string, string>();
  readonly #url: string;
  readonly #lang: string;
  readonly #always: Record<string, string>;

  /** @param url address of the gateway, without a path */
  constructor(url: string, { lang = 'pl', toolsKey, address }: GraphClientOptions = {}) {
    this.#url = url;
    this.#lang = lang;
    this.#always = {
      ...(toolsKey !== undefined && { 'x-tools-key': toolsKey }),
      ...(address !== undefined && { 'x-forwarded-for': address }),
    };
  }

  /** Runs a query or mutation; `headers` go over those that a browser would send. */
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
   * Runs a mutation with files, as the GraphQL multipart request specification says.
   * @param files by their places, as `variables.input.images.0`, where `variables` have null
   */
  async upload<Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown>,
    files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>,
  ): Promise<GraphReply<Data>> {
    const form = new FormData();
    form.append('operations', JSON.stringify({ query, variables }));
    form.append(
      'map',
      JSON.stringify(Object.fromEntries(Object.keys(files).map((path, at) => [at, [path]]))),
    );
    for (const [at, bytes] of Object.values(files).entries()) {
      form.append(String(at), new Blob([bytes], { type: 'image/png' }), 'picture.png');
    }
    return this.#post<Data>(form, { 'x-app-type': 'Browser' });
  }

  async #post<Data>(content: BodyInit, headers: Record<string, string>): Promise<GraphReply<Data>> {
    const accept = 'application/graphql-response+json, application/json';
    const response = await this.#send(content, { accept, ...headers });
    const body = (await response.json()) as ExecutionResult<Data>;
    checkCost(body.extensions?.cost as ToldCost | undefined, content);
    return {
      status: response.status,
      headers: response.headers,
      data: body.data ?? null,
      errors: (body.errors ?? []) as unknown as GraphReply<Data>['errors'],
      extensions: body.extensions ?? {},
    };
  }

  /** Runs an operation as a stream of events and gives the errors of its first result. */
  async firstErrors(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<readonly unknown[]> {
    const body = JSON.stringify({ query, variables });
    const asStream = { 'content-type': 'application/json', accept: 'text/event-stream' };
    const results = eventsIn(await this.#send(body, { ...asStream, ...headers }));
    const first = await results.next();
    await results.return();
    return first.value?.errors ?? [];
  }

  /** Posts as the signed-in browser, and keeps what comes back for the next time. */
  async #send(content: BodyInit, headers: Record<string, string>): Promise<Response> {
    const response = await fetch(`${this.#url}/graphql`, {
      method: 'POST',
      headers: {
        lang: this.#lang,
        ...this.#cookieHeaders(),
        ...this.#always,
        ...this.credentials,
        ...headers,
      },
      body: content,
      signal: AbortSignal.timeout(30_000),
    });
    this.#keep(response.headers);
    return response;
  }

  /** Runs an operation that must succeed and returns its data. */
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

  /** Fetches the XSRF cookie, as the web app's first query does. */
  async open(): Promise<this> {
    await this.data('{ plans { id } }');
    return this;
  }

  /** Signs in with a demo account, after the query that brings the XSRF cookie. */
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

  #keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const offered = {
      'access-token': headers.get('access-token')?.trim() ?? '',
      client: headers.get('client')?.trim() ?? '',
      'token-type': headers.get('token-type')?.trim() ?? '',
      uid: headers.get('uid')?.trim() ?? '',
    };
    if (Object.values(offered).every((value) => value !== '')) this.credentials = offered;
  }
}
