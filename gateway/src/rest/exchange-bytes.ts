import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import type { HeaderReader } from '../kit/credentials.ts';

/** One request as it goes on the wire. */
export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with its query. */
  readonly path: string;
  /** Names and values in turn. */
  readonly headers: string[];
  /** A text, a stream that is handed on as it comes, or null for none. */
  readonly body: string | Readable | null;
  /** How long the head of the answer may take to come, in milliseconds. */
  readonly headersTimeout: number;
}

/** Status and headers of an answer. */
export interface ReplyHead {
  readonly status: number;
  /** Looks a header up by its lower-case name; of one that came several times the last counts. */
  readonly header: HeaderReader;
  /** The lines of Set-Cookie. */
  readonly cookieLines: readonly string[];
}

/** An answer that came whole. */
export interface WholeReply {
  readonly head: ReplyHead;
  /** The body as it came; empty where it was not wanted. */
  readonly bytes: Uint8Array;
}

const nothing = Buffer.alloc(0);

const linesOf = (value: string | string[] | undefined): readonly string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const joined = (chunks: readonly Buffer[]): Uint8Array =>
  chunks.length === 1 ? (chunks[0] ?? nothing) : Buffer.concat(chunks);

/**
 * Sends a request by undici's lowest way in, without streams and signals, and gives the answer whole. `onHead` hears of the
 * head as soon as it has come, so that credentials in it count even when the body then breaks off; it says whether the body
 * is wanted: one that is not is read and dropped. Nothing is ever aborted. Fails with undici's errors.
 */
export function exchangeBytes(
  dispatcher: Dispatcher,
  request: WireRequest,
  onHead: (head: ReplyHead) => boolean,
): Promise<WholeReply> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let isWanted = true;
    let head: ReplyHead | null = null;
    dispatcher.dispatch(request, {
      onRequestStart() {},
      onResponseStart(_, status, headers) {
        if (status < 200) return;
        head = {
          status,
          header(name) {
            const value = headers[name];
            return Array.isArray(value) ? value.at(-1) : value;
          },
          cookieLines: linesOf(headers['set-cookie']),
        };
        isWanted = onHead(head);
      },
      onResponseData(_, chunk) {
        if (isWanted) chunks.push(chunk);
      },
      onResponseEnd() {
        if (head === null) reject(new Error('An answer ended before it began.'));
        else resolve({ head, bytes: joined(chunks) });
      },
      onResponseError(_, error) {
        reject(error);
      },
    });
  });
}
