import { randomUUID } from 'node:crypto';
import type { GatewayConfig } from '../config.ts';
import { type RecordedCalls, recordCalls } from '../execution/call-recorder.ts';
import { limits } from '../guard/limits.ts';
import { badUserInput } from '../kit/errors.ts';
import { OperationTrace } from '../observe/operation-trace.ts';
import type { TraceSpan } from '../observe/trace.ts';
import { CookieForwarder, type CookieRules } from '../rest/cookie-forwarder.ts';
import type { Credentials } from '../rest/credential-jar.ts';
import type { RestClient } from '../rest/rest-client.ts';
import { type AppType, createSession, type Lang, type UpstreamSession } from '../rest/session.ts';
import { createLoaders } from './index.ts';
import type { LiveKind } from './live-source.ts';
import type { Loaders } from './loaders.ts';

/** What live offers to operations. */
export interface LiveIntake {
  /** Tells the watcher where to look at once, after a change made through the gateway. `id` is the upstream's. */
  changed(change: { readonly kind: LiveKind; readonly id: number }): void;
  /** The place that the live log has reached. */
  cursor(): string | Promise<string>;
  /** Asks the sockets of a person to prove themselves again, after some of their credentials ended. */
  requestReauth(uid: string): void;
}

/** Who asks, over whichever way in. */
export interface Caller {
  readonly credentials: Credentials | null;
  readonly lang: Lang;
  readonly appType: AppType;
  /** Where the client is. */
  readonly address?: string | undefined;
  /** A new one is made when absent. */
  readonly requestId?: string | undefined;
  readonly cookieHeader?: string | null;
  readonly xsrfToken?: string | null;
  /** The step of a trace that the operation came with; null or absent when nothing is traced. */
  readonly trace?: TraceSpan | null;
}

/** What every resolver of one operation, or of one live event, may use. */
export interface GraphContext {
  readonly requestId: string;
  readonly config: GatewayConfig;
  readonly rest: RestClient;
  /** null when nothing is traced. */
  readonly trace: OperationTrace | null;
  /** What was asked of the upstream so far. */
  readonly calls: RecordedCalls;
  readonly session: UpstreamSession;
  /** null when live is not there, as in some tests. */
  readonly live: LiveIntake | null;
  /** The time, in milliseconds since 1970; to look at it says that the answer will be another one later. */
  readonly now: number;
  /** Whether the caller has credentials, good or bad. */
  readonly signedIn: boolean;
  readonly loaders: Loaders;
  /** Forgets what was read, when the caller has become another. */
  resetLoaders(): void;
  /** Takes lines that a window is held against from the operation's allowance; throws BAD_USER_INPUT past it. */
  consumeLineBudget(count: number): void;
}

/** The most lines that an operation may hold windows against: 20 for both teams of 100 matches, and some. */
const operationLines = 5000;

interface ContextServices {
  readonly config: GatewayConfig;
  readonly rest: RestClient;
  readonly live: LiveIntake | null;
  readonly cookies: CookieRules;
}

/** A context; a class, so that its getters are made once and not with each operation. */
class OperationContext implements GraphContext {
  readonly requestId: string;
  readonly config: GatewayConfig;
  readonly rest: RestClient;
  readonly trace: OperationTrace | null;
  readonly calls: RecordedCalls;
  readonly session: UpstreamSession;
  readonly #live: LiveIntake | null;
  #loaders: Loaders;
  #linesLeft = operationLines;

  constructor({ config, live, rest, cookies }: ContextServices, caller: Caller) {
    this.config = config;
    this.#live = live;
    this.calls = recordCalls(rest);
    this.rest = this.calls.rest;
    this.requestId = caller.requestId ?? randomUUID();
    this.trace = caller.trace == null ? null : new OperationTrace(caller.trace);
    this.session = createSession({
      credentials: caller.credentials,
      address: caller.address,
      cookies: new CookieForwarder({
        cookieHeader: caller.cookieHeader,
        xsrfToken: caller.xsrfToken,
        rules: cookies,
      }),
      lang: caller.lang,
      appType: caller.appType,
      timeoutMs: config.operationTimeoutMs,
      requestId: this.requestId,
      trace: this.trace,
      budget: limits.cost,
    });
    this.#loaders = createLoaders(this.rest, this.session);
  }

  get live(): LiveIntake | null {
    this.calls.markUncacheable();
    return this.#live;
  }

  get now(): number {
    this.calls.markUncacheable();
    return Date.now();
  }

  get signedIn(): boolean {
    return this.session.jar.current !== null;
  }

  get loaders(): Loaders {
    return this.#loaders;
  }

  readonly resetLoaders = (): void => {
    this.#loaders = createLoaders(this.rest, this.session);
  };

  readonly consumeLineBudget = (count: number): void => {
    this.#linesLeft -= count;
    if (this.#linesLeft < 0) throw badUserInput('The operation holds too many windows against lines.');
  };
}

/** Makes the context of one operation, or of one live event. Its deadline runs from now. */
export const createGraphContext = (services: ContextServices, caller: Caller): GraphContext =>
  new OperationContext(services, caller);
