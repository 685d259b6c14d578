import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

type Headers = Record<string, string>;

export interface Credentials {
  'access-token': string;
  client: string;
  uid: string;
  'token-type': string;
}

const credentialNames = ['access-token', 'client', 'uid', 'token-type', 'expiry'] as const;

/** The credential headers of a reply, without missing ones. */
export function credentialsOf(reply: LightMyRequestResponse): Headers {
  return Object.fromEntries(
    credentialNames.flatMap((name) => {
      const value = reply.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** Behaves like a browser: stores cookies, sends the XSRF token, and stores complete credentials. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  credentials: Credentials | null = null;
  readonly #server: FastifyInstance;
  readonly #address: string;

  /** @param address IP address of the browser, as the gateway forwards it */
  constructor(server: FastifyInstance, address = '192.0.2.1') {
    this.#server = server;
    this.#address = address;
  }

  get(path: string, headers: Headers = {}): Promise<LightMyRequestResponse> {
    return this.#request('GET', path, headers);
  }

  put(path: string, body?: object, headers: Headers = {}): Promise<LightMyRequestResponse> {
    return this.#request('PUT', path, { ...this.#xsrf(), ...headers }, body);
  }

  post(path: string, body?: object, headers: Headers = {}): Promise<LightMyRequestResponse> {
    return this.#request('POST', path, { ...this.#xsrf(), ...headers }, body);
  }

  delete(path: string, headers: Headers = {}): Promise<LightMyRequestResponse> {
    return this.#request('DELETE', path, { ...this.#xsrf(), ...headers });
  }

  /** Sends a GET first for the XSRF cookie. */
  async signIn(email: string, password = 'password of tests'): Promise<LightMyRequestResponse> {
    if (this.cookies.size === 0) await this.get('/plans.json');
    return this.post('/auth/sign_in.json', { email, password });
  }

  #xsrf(): Headers {
    const token = this.cookies.get('XSRF-TOKEN');
    return token === undefined ? {} : { 'x-xsrf-token': decodeURIComponent(token) };
  }

  async #request(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    headers: Headers,
    body?: object,
  ): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await this.#server.inject({
      method,
      url: `/api${path}`,
      headers: {
        'x-forwarded-for': this.#address,
        ...(cookie && { cookie }),
        ...this.credentials,
        ...headers,
      },
      ...(body && { payload: body }),
    });
    this.#storeCookies(reply);
    this.#storeCredentials(reply);
    return reply;
  }

  #storeCookies(reply: LightMyRequestResponse): void {
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = line.split(';', 1);
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      this.cookies.set(name, value);
    }
  }

  #storeCredentials(reply: LightMyRequestResponse): void {
    const {
      'access-token': token = '',
      client = '',
      uid = '',
      'token-type': type = '',
    } = credentialsOf(reply);
    if ([token, client, uid, type].every((value) => value.trim() !== '')) {
      this.credentials = { 'access-token': token, client, uid, 'token-type': type };
    }
  }
}
