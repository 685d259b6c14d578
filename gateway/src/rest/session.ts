import { addressGroup } from '../kit/address-group.ts';
import {
  type Credentials,
  filled,
  type HeaderReader,
  type HeaderWriter,
  readCredentials,
} from '../kit/credentials.ts';
import type { TraceSpan } from '../kit/trace.ts';
import { UpstreamError } from '../kit/upstream-error.ts';

export type Lang = 'pl' | 'en';
export type AppType = 'Browser' | 'App';

export interface CallTracer {
  /** Starts the span of a call. */
  call(endpointId: string, method: string): TraceSpan;
}

interface SessionOptions {
  /** IP address of the caller. Without credentials and address, each session counts as a caller of its own. */
  readonly address?: string | undefined;
  readonly credentials?: Credentials | null;
  readonly jar?: CredentialJar;
  readonly cookies?: CookieForwarder;
  readonly lang?: Lang;
  readonly appType?: AppType;
  /** Time from now to the operation's deadline. */
  readonly timeoutMs: number;
  readonly requestId: string;
  readonly trace?: CallTracer | null;
  /** Maximum total cost of the operation's calls; unlimited by default. */
  readonly budget?: number;
}

/** Caller, deadline and budget of upstream calls: one session per operation or poll. */
export class UpstreamSession {
  /** The caller's network; without one the same as `caller`. */
  readonly network: string;
  /** The caller's uid and network, each of which has limits. The uid may be anybody's: credentials are not checked before a call. */
  readonly sources: readonly string[];
  /** Key of the caller for its share of calls: a user at an address, or a guest's address. */
  readonly caller: string;
  /** IP address of the caller; null for the gateway itself. */
  readonly address: string | null;
  readonly jar: CredentialJar;
  readonly cookies: CookieForwarder;
  readonly lang: Lang;
  readonly appType: AppType;
  /** On the scale of `performance.now()`. */
  readonly deadline: number;
  readonly requestId: string;
  readonly trace: CallTracer | null;
  #budget: number;
  #spent = 0;

  constructor(options: SessionOptions) {
    const { requestId, address = null, credentials = null } = options;
    const user = credentials === null ? null : `user ${credentials.uid}`;
    const network = address === null ? null : `address ${addressGroup(address)}`;
    const sources = [user, network].filter((source) => source !== null);
    this.sources = sources.length > 0 ? sources : [requestId];
    this.caller = this.sources.join(' ');
    this.network = network ?? this.caller;
    this.address = address;
    this.jar = options.jar ?? new CredentialJar(credentials);
    this.cookies = options.cookies ?? new CookieForwarder();
    this.lang = options.lang ?? 'pl';
    this.appType = options.appType ?? 'Browser';
    this.deadline = performance.now() + options.timeoutMs;
    this.requestId = requestId;
    this.trace = options.trace ?? null;
    this.#budget = options.budget ?? Number.POSITIVE_INFINITY;
  }

  /**
   * Adds the cost of a call; a negative cost is a refund.
   * @throws UpstreamError BAD_USER_INPUT when the budget is exceeded
   */
  spend(cost: number): void {
    if (this.#spent + cost > this.#budget) {
      throw new UpstreamError('BAD_USER_INPUT', 'The operation needs too many upstream calls.');
    }
    this.#spent += cost;
  }

  setBudget(cost: number): void {
    this.#budget = cost;
  }

  spent(): number {
    return this.#spent;
  }
}

const isOlder = (candidate: Credentials, held: Credentials): boolean =>
  candidate.client === held.client &&
  candidate.expiry !== null &&
  held.expiry !== null &&
  Number(candidate.expiry) < Number(held.expiry);

/**
 * The credentials of one operation or service account. Token authentication rotates them: one of several parallel
 * responses, in any order, carries the new token, the others a blank one. So only a full set is taken, the latest expiry of
 * a client wins, and a new uid with a blank token updates the current set. A failed call clears nothing.
 */
export class CredentialJar {
  #held: Credentials | null;
  #renewed = false;

  constructor(held: Credentials | null = null) {
    this.#held = held;
  }

  /** null for a guest. */
  get current(): Credentials | null {
    return this.#held;
  }

  /** The set to return to the caller: the current one if the upstream has changed it, otherwise null. */
  get renewed(): Credentials | null {
    return this.#renewed ? this.#held : null;
  }

  /** Takes the credentials of a response of any status. */
  update(header: HeaderReader): void {
    const offered = readCredentials(header);
    if (offered !== null) return void this.take(offered);
    const uid = filled(header('uid'));
    const client = filled(header('client'));
    if (this.#held === null || uid === null || uid === this.#held.uid || client !== this.#held.client) return;
    this.#held = { ...this.#held, uid };
    this.#renewed = true;
  }

  /** Takes a full set, unless it is older than the current one. */
  take(offered: Credentials): void {
    if (this.#held !== null && isOlder(offered, this.#held)) return;
    this.#held = offered;
    this.#renewed = true;
  }

  /** For a sign-out. */
  clear(): void {
    this.#held = null;
  }
}

const xsrfCookie = 'XSRF-TOKEN';

/** Cookies that are forwarded between callers and the upstream; no others are. */
export interface CookieRules {
  readonly names: ReadonlySet<string>;
  /** A cookie whose `Domain` matches none of these hosts is dropped. */
  readonly hosts: readonly string[];
}

/** Rules for the XSRF cookie, the session cookie of the reference service, and additional names. */
export const cookieRules = (urls: readonly string[], names: readonly string[] = []): CookieRules => ({
  names: new Set([xsrfCookie, '_upstream_session', ...names]),
  hosts: urls.map((url) => new URL(url).hostname.toLowerCase()),
});

const strictRules = cookieRules([]);

/** A cookie of the upstream; `attributes` are those that are forwarded (lifetime, HttpOnly). */
interface SetCookie {
  readonly name: string;
  readonly value: string;
  readonly attributes: readonly string[];
  readonly expired: boolean;
}

interface CookieForwarderOptions {
  /** The caller's Cookie header. */
  readonly cookieHeader?: string | null | undefined;
  /** The caller's X-XSRF-TOKEN header, forwarded unchanged. */
  readonly xsrfToken?: string | null | undefined;
  /** By default the standard names, and no cookie with a `Domain`. */
  readonly rules?: CookieRules;
  /** For a service account of the gateway, which sends its XSRF cookie back as a browser does. */
  readonly own?: boolean;
}

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** Of several cookies with one name, the first is the most specific (RFC 6265, 5.4), and the one that pages read. */
function parseCookieHeader(header: string, names: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of header.split(';')) {
    const at = Math.max(part.indexOf('='), 0);
    const name = part.slice(0, at).trim();
    if (names.has(name) && !found.has(name)) found.set(name, part.slice(at + 1).trim());
  }
  return found;
}

const forwardedAttributes: ReadonlySet<string> = new Set(['expires', 'max-age', 'httponly']);

/** Domain matching as in browsers. */
const matchesHost = (domain: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => host === domain || host.endsWith(`.${domain}`));

/** null for a cookie that is not forwarded. Max-Age takes precedence over Expires. */
function parseSetCookie(line: string, { names, hosts }: CookieRules, now: number): SetCookie | null {
  const [pair = '', ...others] = line.split(';');
  const at = Math.max(pair.indexOf('='), 0);
  const name = pair.slice(0, at).trim();
  if (!names.has(name)) return null;
  const attributes: string[] = [];
  let isExpired = false;
  let isMaxAgeOver: boolean | null = null;
  for (const other of others) {
    const text = other.trim();
    const end = text.indexOf('=');
    const key = (end === -1 ? text : text.slice(0, end)).toLowerCase();
    const value = end === -1 ? null : text.slice(end + 1);
    if (key === 'domain' && value && !matchesHost(value.replace(/^\./, '').toLowerCase(), hosts)) return null;
    if (key === 'expires' && value) isExpired = new Date(value).getTime() <= now;
    if (key === 'max-age' && value && /^-?\d+$/.test(value)) isMaxAgeOver ??= Number(value) <= 0;
    if ((key === 'httponly') === (value === null) && forwardedAttributes.has(key)) attributes.push(text);
  }
  return { name, value: pair.slice(at + 1).trim(), attributes, expired: isMaxAgeOver ?? isExpired };
}

/**
 * Forwards the cookies of `CookieRules` in both directions, and the caller's XSRF token unchanged. Once the upstream has
 * accepted the token, later changes of the same operation send the token of the latest cookie, as a browser would. A refused token
 * is never replaced.
 */
export class CookieForwarder {
  readonly #rules: CookieRules;
  /** By name; null while there is none. */
  #jar: Map<string, string> | null;
  /** One per name. */
  readonly #set: SetCookie[] = [];
  #token: string | null;
  #usesLatestToken: boolean;

  constructor(options: CookieForwarderOptions = {}) {
    this.#rules = options.rules ?? strictRules;
    this.#jar = options.cookieHeader ? parseCookieHeader(options.cookieHeader, this.#rules.names) : null;
    this.#token = options.xsrfToken ?? null;
    this.#usesLatestToken = options.own ?? false;
  }

  /** The XSRF token is sent only with changes. */
  writeHeaders(isChange: boolean, write: HeaderWriter): void {
    if (this.#jar !== null && this.#jar.size > 0) {
      write('cookie', [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    if (isChange && this.#token !== null) write('x-xsrf-token', this.#token);
  }

  /**
   * @param lines Set-Cookie headers of a response
   * @param accepted whether it was a change with a 2xx status
   */
  update(lines: readonly string[], accepted: boolean, now: number = Date.now()): void {
    if (accepted && this.#token !== null) this.#usesLatestToken = true;
    for (const line of lines) {
      const cookie = parseSetCookie(line, this.#rules, now);
      if (cookie === null) continue;
      this.#jar ??= new Map();
      const before = this.#set.findIndex(({ name }) => name === cookie.name);
      this.#set[before === -1 ? this.#set.length : before] = cookie;
      if (cookie.expired) this.#jar.delete(cookie.name);
      else this.#jar.set(cookie.name, cookie.value);
      if (cookie.name === xsrfCookie && this.#usesLatestToken && !cookie.expired)
        this.#token = decoded(cookie.value);
    }
  }

  /** Whether a response has set the XSRF cookie. */
  get hasNewXsrfCookie(): boolean {
    return this.#set.some(({ name, expired }) => name === xsrfCookie && !expired);
  }

  /** Set-Cookie headers for the caller, rewritten for the gateway's origin: Path=/, SameSite=Lax, no Domain. */
  setCookieLines(secure: boolean): string[] {
    return this.#set.map(({ name, value, attributes }) =>
      [`${name}=${value}; Path=/`, ...attributes, secure ? 'SameSite=Lax; Secure' : 'SameSite=Lax'].join(
        '; ',
      ),
    );
  }
}
