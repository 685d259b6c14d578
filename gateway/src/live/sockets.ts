import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ExecutionResult } from 'graphql';
import { handleProtocols, makeServer, type Server, type SubscribePayload } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { OperationTrace } from '../execution/context.ts';
import type { PreparedOperation } from '../execution/operation.ts';
import { bytesOf } from '../execution/serialized-result.ts';
import { addressGroup } from '../kit/address-group.ts';
import { badUserInput, codedError, codeOf, presentError, toGraphQLError } from '../kit/errors.ts';
import { clearMembers } from '../kit/is-record.ts';
import { KeyedCounter } from '../kit/keyed-counter.ts';
import type { TraceSpan } from '../kit/trace.ts';
import { CloseError, closeCodes } from './close-error.ts';
import type { SocketDeps } from './session-deps.ts';
import { closeTimeoutMs, SocketConnection } from './socket-connection.ts';
import type { SocketStream } from './streams.ts';
import type { Cancel } from './timers.ts';

/** Liveness checks run group by group: checking all sockets in one step would block the event loop. */
const keepAliveGroups = 20;

/** An operation of a socket, passed through graphql-ws as its context value. */
interface SocketOperation {
  readonly connection: SocketConnection;
  readonly operationId: string;
  readonly operation: PreparedOperation;
  readonly traceparent: string | null;
  readonly xsrfToken: string | null;
}

/**
 * WebSocket transport, protocol graphql-transport-ws, implemented by graphql-ws. Groups write subscription payloads
 * directly to the socket.
 */
export class Sockets {
  readonly #deps: SocketDeps;
  readonly #upgrader: WebSocketServer;
  readonly #protocol: Server<SocketConnection>;
  readonly #connections = new Set<SocketConnection>();
  readonly #keepAliveGroups = Array.from({ length: keepAliveGroups }, () => new Set<SocketConnection>());
  #openedCount = 0;
  readonly #perAddress: KeyedCounter;
  readonly #guests: KeyedCounter;
  #cancelKeepAlive: Cancel = () => {};
  #closing = false;

  constructor(deps: SocketDeps) {
    this.#deps = deps;
    this.#perAddress = new KeyedCounter(deps.limits.perAddress);
    this.#guests = new KeyedCounter(deps.limits.guests);
    this.#upgrader = new WebSocketServer({
      noServer: true,
      maxPayload: deps.limits.messageBytes,
      maxFragments: deps.limits.messageParts,
      maxBufferedChunks: deps.limits.messageParts,
      perMessageDeflate: false,
      clientTracking: false,
      // Else a `subscribe` right after the `complete` of the same id begins before that operation has ended.
      allowSynchronousEvents: false,
      handleProtocols,
    });
    this.#protocol = this.#makeProtocol();
    this.#keepAlive(this.#keepAliveGroups);
  }

  get size(): number {
    return this.#connections.size;
  }

  /** Upgrades a request whose path and origin were checked. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#upgrader.handleUpgrade(request, socket, head, (opened) => this.#accept(opened, socket, request));
  }

  /** Makes the sockets of a user (`userKeyOf`), or all for null, reauthenticate. */
  requestReauth(userKey: string | null): void {
    for (const connection of this.#connections) {
      if (userKey === null || connection.userKey === userKey) connection.session.requestReauth();
    }
  }

  /** Closes all sockets with 1012 and terminates those still open after `drainMs`. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#cancelKeepAlive();
    const allClosed = [...this.#connections].map((connection) => {
      const closed = new Promise((resolve) => connection.socket.once('close', resolve));
      connection.session.close(new CloseError(closeCodes.restarting, 'restarting'));
      return closed;
    });
    const { timers, limits } = this.#deps;
    const cancelTerminate = timers.after(limits.drainMs, () => {
      for (const { socket } of this.#connections) socket.terminate();
    });
    await Promise.all(allClosed);
    cancelTerminate();
    this.#upgrader.close();
  }

  #accept(socket: WebSocket, stream: Duplex, request: IncomingMessage): void {
    const { limits, timers, logger } = this.#deps;
    const address = this.#deps.addressOf(request);
    const addressKey = addressGroup(address);
    if (this.#closing || this.#connections.size >= limits.sockets || !this.#perAddress.take(addressKey)) {
      socket.on('error', terminate);
      const [code, reason] = this.#closing
        ? ([closeCodes.restarting, 'restarting'] as const)
        : ([closeCodes.tryAgain, 'too many'] as const);
      socket.close(code, reason);
      const cancelTerminate = timers.after(closeTimeoutMs, () => socket.terminate());
      socket.once('close', cancelTerminate);
      return;
    }
    const cookieHeader = request.headers.cookie ?? null;
    const connection = new SocketConnection(
      { socket, address, cookieHeader },
      stream,
      this.#deps,
      this.#guests,
    );
    this.#connections.add(connection);
    const group = this.#keepAliveGroups[this.#openedCount++ % keepAliveGroups];
    group?.add(connection);
    const closed = this.#protocol.opened(connection, connection);
    socket.on('error', terminate);
    socket.on('close', (code, reason) => {
      this.#connections.delete(connection);
      group?.delete(connection);
      this.#perAddress.free(addressKey);
      connection.dispose();
      closed(code, String(reason)).catch((err: unknown) => logger.error({ err }, 'socket fault'));
    });
  }

  /** Checks the first group, then schedules the next; each group is checked once in `keepAliveMs`. */
  #keepAlive([group = new Set(), ...others]: readonly Set<SocketConnection>[]): void {
    const { timers, limits } = this.#deps;
    this.#cancelKeepAlive = timers.after(limits.keepAliveMs / keepAliveGroups, () => {
      for (const connection of group) {
        connection.checkAlive();
        connection.session.watchExpiry();
      }
      this.#keepAlive([...others, group]);
    });
  }

  #trace({ traceparent }: SocketOperation): TraceSpan | null {
    const attributes = { 'network.protocol.name': 'websocket' };
    return this.#deps.tracing?.startSpan('WebSocket operation', traceparent, attributes) ?? null;
  }

  /** Runs a query or a mutation. The result is already serialized, so it is written to the socket directly. */
  async #run(socketOperation: SocketOperation): Promise<AsyncIterable<ExecutionResult>> {
    const { connection, operation, operationId, xsrfToken } = socketOperation;
    const trace = this.#trace(socketOperation);
    try {
      const result = await connection.session.run(operation, { xsrfToken, trace });
      return emptyResultAfter(() => {
        const head = `{"id":${JSON.stringify(operationId)},"type":"next","payload":`;
        connection.send(Buffer.concat([Buffer.from(head), bytesOf(result), messageEnd]));
      });
    } finally {
      trace?.end(null);
    }
  }

  /** Starts a subscription; the span covers only its acceptance or rejection. */
  #subscribe(socketOperation: SocketOperation): SocketStream | ExecutionResult {
    const { connection, operation, operationId } = socketOperation;
    const trace = this.#trace(socketOperation);
    const operationTrace = trace && new OperationTrace(trace);
    operationTrace?.startSpan(operation);
    try {
      const stream = connection.session.subscribe(operation, operationId);
      operationTrace?.end('OK');
      return stream;
    } catch (error) {
      const graphqlError = toGraphQLError(error);
      operationTrace?.end(codeOf(graphqlError));
      const requestId = randomUUID();
      const result = this.#deps.engine().present({ errors: [graphqlError] }, requestId);
      this.#deps.engine().reportRefusal(result.errors ?? [], operation, requestId);
      return result;
    } finally {
      trace?.end(null);
    }
  }

  #makeProtocol(): Server<SocketConnection> {
    const { engine, limits, logger } = this.#deps;
    return makeServer<Record<string, unknown> | undefined, SocketConnection>({
      connectionInitWaitTimeout: 0,
      onConnect: async (context) => {
        const { extra, connectionParams } = context;
        // graphql-ws would keep it as long as the socket.
        Reflect.deleteProperty(context, 'connectionParams');
        extra.clearInitTimeout();
        const ack = await extra.session.init(connectionParams);
        if (extra.userKey === null) extra.joinGuests();
        return ack;
      },
      onPong: ({ extra }, payload) => extra.session.onPong(payload),
      onSubscribe: async ({ extra }, id, payload) => {
        const { operations } = extra.session;
        // graphql-ws forgets an id when the client completes it. Not reported: the rate limits do not count it.
        if (operations.has(id)) return [badUserInput('An operation with this id is still running.')];
        if (operations.size >= limits.operationsPerSocket) {
          const error = codedError('RATE_LIMITED', 'Too many operations on this socket.');
          return extra.session.refuse([error]).errors;
        }
        operations.add(id);
        const { operation, errors } = await extra.session.admit(payload);
        if (operation === null) {
          operations.delete(id);
          return errors;
        }
        const contextValue: SocketOperation = {
          connection: extra,
          operationId: id,
          operation,
          traceparent: extensionIn(payload, 'traceparent'),
          xsrfToken: extensionIn(payload, 'xsrfToken'),
        };
        // graphql-ws keeps it as long as the subscription, and does not read it after this.
        clearMembers(payload);
        const { document, operationName } = operation;
        return { schema: engine().schema, document, operationName, contextValue };
      },
      execute: ({ contextValue }) => this.#run(contextValue as SocketOperation),
      subscribe: ({ contextValue }) => this.#subscribe(contextValue as SocketOperation),
      onComplete: ({ extra }, id) => void extra.session.operations.delete(id),
      onError: (_, __, ___, errors) => {
        const requestId = randomUUID();
        const onError = (err: unknown) => logger.error({ err, requestId }, 'subscription fault');
        return errors.map((error) => presentError(error, requestId, onError).toJSON());
      },
    });
  }
}

const messageEnd = Buffer.from('}');

/** An empty iterable for graphql-ws that calls `write` when it is iterated, which it is not if the client has left. */
const emptyResultAfter = (write: () => void): AsyncIterable<ExecutionResult> => ({
  [Symbol.asyncIterator]() {
    write();
    return { next: async () => ({ done: true, value: undefined }) };
  },
});

function terminate(this: WebSocket): void {
  this.terminate();
}

/** Reads what is a header over HTTP; sockets send it in the operation's extensions. */
function extensionIn({ extensions }: SubscribePayload, name: 'xsrfToken' | 'traceparent'): string | null {
  const value = extensions?.[name];
  return typeof value === 'string' ? value : null;
}
