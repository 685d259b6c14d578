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
  /** Takes a call's cost from the operation's budget; throws BAD_USER_INPUT when it is used up. */
  readonly spend: (cost: number) => void;
  /** Sets the most upstream work of the operation, in costs of its calls. */
  readonly setBudget: (cost: number) => void;
  /** What was taken from the budget so far. */
  readonly spent: () => number;
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

/** Starts a session; language pl and app type Browser when not told. A long-lived account gives its own jar and cookies. */
export function createSession(options: SessionOptions): UpstreamSession {
  let { budget = Number.POSITIVE_INFINITY } = options;
  let spent = 0;
  return {
    caller: options.credentials?.uid ?? options.address ?? options.requestId,
    address: options.address ?? null,
    jar: options.jar ?? new CredentialJar(options.credentials ?? null),
    cookies: options.cookies ?? new CookieForwarder(),
    lang: options.lang ?? 'pl',
    appType: options.appType ?? 'Browser',
    deadline: performance.now() + options.timeoutMs,
    requestId: options.requestId,
    trace: options.trace ?? null,
    spend: (cost) => {
      if (spent + cost > budget) {
        throw new UpstreamError('BAD_USER_INPUT', 'The operation needs too many upstream calls.');
      }
      spent += cost;
    },
    setBudget: (cost) => {
      budget = cost;
    },
    spent: () => spent,
  };
}
