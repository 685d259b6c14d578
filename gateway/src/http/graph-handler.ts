import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OriginGuard } from '../guard/origins.ts';
import { secureHeaders } from '../guard/secure-headers.ts';
import type { TraceSpan } from '../kit/trace.ts';
import { createAnswerHeaders } from './answer-headers.ts';
import { createCompressBody } from './compress.ts';
import type { HttpServices } from './execute-http-operation.ts';
import { createFastPath } from './fast-path.ts';
import { createYogaServer } from './yoga.ts';

/** Answers a request at /graphql. */
export type GraphHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  trace: TraceSpan | null,
) => Promise<void>;

interface GraphHandlerServices extends HttpServices {
  readonly origins: OriginGuard;
  readonly settings: {
    /** Address under which browsers reach the gateway. */
    readonly publicUrl: string;
    /** Seconds for which caches may keep answers that are everybody's. */
    readonly publicMaxAge: number;
    readonly graphiql: boolean;
    /** As the title of GraphiQL has it. */
    readonly siteName: string;
  };
  /** Whether plain requests go by the fast path, as they do when absent; else Yoga answers all. */
  readonly fastPath?: boolean;
}

/** Makes the handler of /graphql: the fast path answers what nearly all clients send, Yoga all else. */
export function createGraphHandler(services: GraphHandlerServices): GraphHandler {
  const { origins, settings, fastPath = true } = services;
  const always = secureHeaders(settings.publicUrl);
  const writeHeaders = createAnswerHeaders(origins, settings);
  const http = { ...services, writeHeaders, compress: createCompressBody() };
  const yoga = createYogaServer({ ...http, graphiql: settings.graphiql, siteName: settings.siteName });
  const answerFast = fastPath ? createFastPath({ ...http, always }) : async () => false;
  return async (request, response, trace) => {
    if (await answerFast(request, response, trace)) return;
    for (const [name, value] of Object.entries(always)) response.setHeader(name, value);
    // Node sends no body in answer to a HEAD, whatever is written.
    if (request.method === 'HEAD') request.method = 'GET';
    await yoga(request, response, { trace });
  };
}
