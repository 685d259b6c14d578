import {
  type Credentials,
  filled,
  type HeaderReader,
  type HeaderWriter,
  readCredentials,
} from '../kit/credentials.ts';
import { UpstreamError } from '../kit/upstream-error.ts';

export type Lang = 'pl' | 'en';
export type AppType = 'Browser' | 'App';

/** One call as its trace sees it. */
export interface CallTrace {
  /** The header `traceparent` that goes along. */
  readonly traceparent: string;
  /** It ended, with the status and the code of the fault, null where there was none. */
  end(status: number | null, code: string | null): void;
}

/** Follows the calls of one operation. */
export interface CallTracer {
  call(endpointId: string, method: string): CallTrace;
}

interface SessionOptions {
  /** Where the caller is; without credentials and address each session counts as another caller. */
  readonly address?: string | undefined;
  readonly credentials?: Credentials | null;
  readonly jar?: CredentialJar;
  readonly cookies?: CookieForwarder;
  readonly lang?: Lang;
  readonly appType?: AppType;
  /** Milliseconds from now until the operation must be over. */
  readonly timeoutMs: number;
  readonly requestId: string;
  readonly trace?: CallTracer | null;
  /** The most upstream work of the operation, in costs of its calls; without a limit when absent. */
  readonly budget?: number;
}

/** Who calls the upstream and how long it may take: one for each operation, one for each poll of the watcher. */
export class UpstreamSession {
  /** A name for who calls, for what is counted by caller. */
  readonly caller: string;
  /** Where the caller is; null for the gateway itself. */
  readonly address: string | null;
  readonly jar: CredentialJar;
  readonly cookies: CookieForwarder;
  readonly lang: Lang;
  readonly appType: AppType;
  /** When the whole operation must be over, on the scale of `performance.now()`. */
  readonly deadline: number;
  readonly requestId: string;
  readonly trace: CallTracer | null;
  #budget: number;
  #spent = 0;

  constructor(options: SessionOptions) {
    const { requestId, address = null, credentials = null } = options;
    this.caller = credentials?.uid ?? address ?? requestId;
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

  /** Takes a call's cost from the operation's budget, or gives it back; throws BAD_USER_INPUT when it is used up. */
  spend(cost: number): void {
    if (this.#spent + cost > this.#budget) {
      throw new UpstreamError('BAD_USER_INPUT', 'The operation needs too many upstream calls.');
    }
    this.#spent += cost;
  }

  /** Sets the most upstream work of the operation, in costs of its calls. */
  setBudget(cost: number): void {
    this.#budget = cost;
  }

  /** What was taken from the budget so far. */
  spent(): number {
    return this.#spent;
  }
}

/** Starts a session; language pl and app type Browser when not told. A long-lived account gives its own jar and cookies. */
export const createSession = (options: SessionOptions): UpstreamSession => new UpstreamSession(options);

const olderThan = (candidate: Credentials, held: Credentials): boolean =>
  candidate.client === held.client &&
  candidate.expiry !== null &&
  held.expiry !== null &&
  Number(candidate.expiry) < Number(held.expiry);

/**
 * The credentials of one operation or one watcher. Token authentication rotates them: of parallel answers one, in any
 * place, carries the new token and the others a blank. So only a full set is taken over, the newest expiry of a client
 * wins, and a new uid next to a blank token completes the held set. Nothing is cleared by a refusal.
 */
export class CredentialJar {
  #held: Credentials | null;
  #renewed = false;

  constructor(held: Credentials | null = null) {
    this.#held = held;
  }

  /** The newest set; null for a guest. */
  get current(): Credentials | null {
    return this.#held;
  }

  /** The newest set if one came from the upstream since the start, else null: what the caller must be given back. */
  get renewed(): Credentials | null {
    return this.#renewed ? this.#held : null;
  }

  /** Takes over what an answer of any status carries. */
  update(header: HeaderReader): void {
    const offered = readCredentials(header);
    if (offered !== null) {
      if (this.#held !== null && olderThan(offered, this.#held)) return;
      this.#held = offered;
      this.#renewed = true;
      return;
    }
    const uid = filled(header('uid'));
    const client = filled(header('client'));
    if (this.#held === null || uid === null || uid === this.#held.uid || client !== this.#held.client) return;
    this.#held = { ...this.#held, uid };
    this.#renewed = true;
  }

  /** Clears the set, after a sign-out. */
  clear(): void {
    this.#held = null;
    this.#renewed = false;
  }
}

const xsrfCookie = 'XSRF-TOKEN';

/** Which cookies pass between callers and the upstream; all others stay on their side. */
export interface CookieRules {
  readonly names: ReadonlySet<string>;
  /** Hosts whose cookies these are; one whose `Domain` belongs to none of them is dropped. */
  readonly hosts: readonly string[];
}

/** The rules with the XSRF cookie, the session cookie of the reference service, and further names. */
export const cookieRules = (addresses: readonly string[], names: readonly string[] = []): CookieRules => ({
  names: new Set([xsrfCookie, '_upstream_session', ...names]),
  hosts: addresses.map((address) => new URL(address).hostname.toLowerCase()),
});

const strictRules = cookieRules([]);

/** A cookie that the upstream set; `attributes` are those that outlive the rewriting (lifetime, HttpOnly). */
interface SetCookie {
  readonly name: string;
  readonly value: string;
  readonly attributes: readonly string[];
  readonly expired: boolean;
}

interface CookieForwarderOptions {
  /** The caller's Cookie header. */
  readonly cookieHeader?: string | null | undefined;
  /** The caller's X-XSRF-TOKEN header, passed up as it is. */
  readonly xsrfToken?: string | null | undefined;
  /** Absent: the known names, and none with a `Domain`. */
  readonly rules?: CookieRules;
  /** True for an account of the gateway's own, which echoes its own cookie as a browser does. */
  readonly own?: boolean;
}

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

function parseCookieHeader(header: string, names: ReadonlySet<string>): Map<string, string> {
  const pairs = header.split(';').map((part): [string, string] => {
    const at = Math.max(part.indexOf('='), 0);
    return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
  });
  return new Map(pairs.filter(([name]) => names.has(name)));
}

const keptAttributes: ReadonlySet<string> = new Set(['expires', 'max-age', 'httponly']);

/** Whether a cookie for a domain is one of some host's, as browsers judge it. */
const isOfHost = (domain: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => host === domain || host.endsWith(`.${domain}`));

/** The cookie of a line; null for one that stays on the upstream's side. Of both ways to say that it is over Max-Age counts. */
function parseSetCookie(line: string, { names, hosts }: CookieRules, now: number): SetCookie | null {
  const [pair = '', ...others] = line.split(';');
  const at = Math.max(pair.indexOf('='), 0);
  const name = pair.slice(0, at).trim();
  if (!names.has(name)) return null;
  const attributes: string[] = [];
  let isPast = false;
  let isAged: boolean | null = null;
  for (const other of others) {
    const text = other.trim();
    const end = text.indexOf('=');
    const key = (end === -1 ? text : text.slice(0, end)).toLowerCase();
    const value = end === -1 ? null : text.slice(end + 1);
    if (key === 'domain' && value && !isOfHost(value.replace(/^\./, '').toLowerCase(), hosts)) return null;
    if (key === 'expires' && value) isPast = new Date(value).getTime() <= now;
    if (key === 'max-age' && value && /^-?\d+$/.test(value)) isAged ??= Number(value) <= 0;
    if ((key === 'httponly') === (value === null) && keptAttributes.has(key)) attributes.push(text);
  }
  return { name, value: pair.slice(at + 1).trim(), attributes, expired: isAged ?? isPast };
}

/**
 * The upstream's cookies on their way through: the XSRF cookie and the session cookie that it is bound to, no others. The caller's
 * XSRF token goes up unchanged. Once the upstream has accepted it in this operation, the next change of the same
 * operation follows the newest cookie, as a browser would; a refused token is never replaced.
 */
export class CookieForwarder {
  readonly #rules: CookieRules;
  /** By name; null as long as there is none. */
  #jar: Map<string, string> | null;
  /** One for each name. */
  readonly #set: SetCookie[] = [];
  #token: string | null;
  #follows: boolean;

  constructor(options: CookieForwarderOptions = {}) {
    this.#rules = options.rules ?? strictRules;
    this.#jar = options.cookieHeader ? parseCookieHeader(options.cookieHeader, this.#rules.names) : null;
    this.#token = options.xsrfToken ?? null;
    this.#follows = options.own ?? false;
  }

  /** Writes the headers of a call; the XSRF token goes only with calls that change something. */
  writeHeaders(changes: boolean, write: HeaderWriter): void {
    if (this.#jar !== null && this.#jar.size > 0) {
      write('cookie', [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    if (changes && this.#token !== null) write('x-xsrf-token', this.#token);
  }

  /** Takes over the Set-Cookie lines of an answer; `accepted` says that it was a change with a 2xx status. */
  update(lines: readonly string[], accepted: boolean, now: number = Date.now()): void {
    if (accepted && this.#token !== null) this.#follows = true;
    for (const line of lines) {
      const cookie = parseSetCookie(line, this.#rules, now);
      if (cookie === null) continue;
      this.#jar ??= new Map();
      const before = this.#set.findIndex(({ name }) => name === cookie.name);
      this.#set[before === -1 ? this.#set.length : before] = cookie;
      if (cookie.expired) this.#jar.delete(cookie.name);
      else this.#jar.set(cookie.name, cookie.value);
      if (cookie.name === xsrfCookie && this.#follows && !cookie.expired) this.#token = decoded(cookie.value);
    }
  }

  /** The cookies to hand to the caller, bound to the gateway's own origin: Path=/, SameSite=Lax, no Domain. */
  setCookieLines(secure: boolean): string[] {
    return this.#set.map(({ name, value, attributes }) =>
      [`${name}=${value}; Path=/`, ...attributes, secure ? 'SameSite=Lax; Secure' : 'SameSite=Lax'].join(
        '; ',
      ),
    );
  }
}
