import type { Credentials } from '../kit/credentials.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import { CookieForwarder } from './cookie-forwarder.ts';
import { CredentialJar } from './credential-jar.ts';

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

/** Who calls the upstream and how long it may take: one for each operation, one for each poll of the watcher. */
export interface UpstreamSession {
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
  /** null when nothing is traced. */
  readonly trace: CallTracer | null;
  /** Takes a call's cost from the operation's budget, or gives it back; throws BAD_USER_INPUT when it is used up. */
  spend(cost: number): void;
  /** Sets the most upstream work of the operation, in costs of its calls. */
  setBudget(cost: number): void;
  /** What was taken from the budget so far. */
  spent(): number;
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

class Session implements UpstreamSession {
  readonly caller: string;
  readonly address: string | null;
  readonly jar: CredentialJar;
  readonly cookies: CookieForwarder;
  readonly lang: Lang;
  readonly appType: AppType;
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

/** Starts a session; language pl and app type Browser when not told. A long-lived account gives its own jar and cookies. */
export const createSession = (options: SessionOptions): UpstreamSession => new Session(options);
