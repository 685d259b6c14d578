import { createHash, randomUUID } from 'node:crypto';
import type { DomainSettings, GraphContext, LiveIntake } from '../domains/context.ts';
import { createLoaders } from '../domains/index.ts';
import { type Call, callsOf, type Loaders } from '../domains/loaders.ts';
import { limits } from '../guard/limits.ts';
import type { Credentials } from '../kit/credentials.ts';
import { badUserInput } from '../kit/errors.ts';
import type { TraceSpan } from '../kit/trace.ts';
import type { RestClient } from '../rest/rest-client.ts';
import {
  type AppType,
  type CallTrace,
  type CallTracer,
  CookieForwarder,
  type CookieRules,
  createSession,
  type Lang,
  type UpstreamSession,
} from '../rest/session.ts';
import { RecordedCalls } from './call-recorder.ts';

/** Who sent an operation, whichever way in. */
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

export interface ContextSettings extends DomainSettings {
  readonly operationTimeoutMs: number;
  readonly projection: boolean;
}

/** The most lines that an operation may hold windows against: 20 for both teams of 100 matches, and some. */
const operationLines = 5000;

interface ContextServices {
  readonly config: ContextSettings;
  readonly rest: RestClient;
  readonly live: LiveIntake | null;
  readonly cookies: CookieRules;
}

/**
 * What one operation, or one live event, is executed with: what its resolvers use, its trace and its recorded calls. Its
 * deadline runs from when it is made.
 */
export class OperationContext implements GraphContext {
  readonly requestId: string;
  readonly config: ContextSettings;
  readonly trace: OperationTrace | null;
  readonly calls: RecordedCalls;
  readonly session: UpstreamSession;
  readonly call: Call;
  readonly #live: LiveIntake | null;
  #loaders: Loaders | null = null;
  #linesLeft = operationLines;

  constructor({ config, live, rest, cookies }: ContextServices, caller: Caller) {
    this.config = config;
    this.#live = live;
    this.calls = new RecordedCalls(rest, config.projection);
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
    this.call = callsOf(this.calls, this.session);
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
    this.#loaders ??= createLoaders(this.call, this.session);
    return this.#loaders;
  }

  resetLoaders(): void {
    this.#loaders = null;
  }

  consumeLineBudget(count: number): void {
    this.#linesLeft -= count;
    if (this.#linesLeft < 0) throw badUserInput('The operation holds too many windows against lines.');
  }
}

/** What is told about an operation. */
interface TracedOperation {
  readonly type: string;
  readonly name: string | null;
  /** The document's text. */
  readonly source: string;
}

/** The trace of one operation and of the upstream's calls that it makes. */
export class OperationTrace implements CallTracer {
  readonly #asked: TraceSpan;
  #running: TraceSpan | null = null;

  /** @param asked the step that the operation came with: a request, or a message on a socket */
  constructor(asked: TraceSpan) {
    this.#asked = asked;
  }

  /** The operation begins to run; said again it changes nothing. */
  begin({ type, name, source }: TracedOperation): void {
    this.#running ??= this.#asked.startChild(name === null ? type : `${type} ${name}`, 'internal', {
      'graphql.operation.type': type,
      ...(name === null ? {} : { 'graphql.operation.name': name }),
      'graphql.document.id': createHash('sha256').update(source).digest('hex'),
    });
  }

  /** It has its answer; `code` is OK or that of its first error. */
  end(code: string): void {
    this.#running?.setAttributes({ 'tipgraph.code': code });
    this.#running?.end(code === 'OK' ? null : code);
  }

  /** A call to the upstream begins. */
  call(endpointId: string, method: string): CallTrace {
    const span = (this.#running ?? this.#asked).startChild(endpointId, 'client', {
      'http.request.method': method,
      'tipgraph.endpoint': endpointId,
    });
    return {
      traceparent: span.traceparent,
      end(status, code) {
        if (status !== null) span.setAttributes({ 'http.response.status_code': status });
        span.end(code);
      },
    };
  }
}
