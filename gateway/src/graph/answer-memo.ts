import { hash } from 'node:crypto';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { BoundedMap } from './bounded-map.ts';
import type { GraphContext } from './context.ts';
import type { PreparedOperation } from './operation.ts';
import type { MadeCall } from './recorded-calls.ts';
import { bytesOf, rememberedResult, type WrittenResult } from './written-result.ts';

/** Answers queries from memory where the upstream said what it said before. */
export interface AnswerMemo {
  /**
   * Asks the upstream what this caller's same query asked it last, with the caller's own credentials, and gives the text
   * of the answer that was made of the same bytes by the same query; null where there is none. What was read is kept for
   * the run of the operation.
   */
  recall(operation: PreparedOperation, context: GraphContext): Promise<WrittenResult | null>;
  /** Remembers a result that has just been made; it is given back with its text where it may be remembered. */
  keep(operation: PreparedOperation, context: GraphContext, result: ExecutionResult): ExecutionResult;
  /** Bytes of what is remembered. */
  readonly size: { readonly answers: number; readonly replies: number };
}

interface AnswerMemoOptions {
  /** The most bytes of answers. */
  readonly mostBytes: number;
  /** The most bytes of the upstream's replies, which callers ask for again by their tags. */
  readonly mostReplyBytes: number;
}

/** What an answer or a read takes in memory beside its texts and bytes, roughly. */
const overhead = 500;

/** The most that a text takes in memory. */
const textBytes = (text: string): number => 2 * text.length;

/** What somebody's query asked last, and where the answer to it is kept. */
interface Asked {
  readonly calls: readonly MadeCall[];
  readonly answer: string;
}

const digestOf = (text: string): string => hash('sha256', text, 'base64');

/** A question and who asks it; credentials are in no key as they are. */
function askedBy(question: string, { session }: GraphContext): string {
  const { uid = '', client = '' } = session.jar.current ?? {};
  return digestOf(JSON.stringify([question, uid, client]));
}

/** A question and all that the upstream answered to it. */
function answeredBy(question: string, made: readonly Pick<MadeCall, 'key' | 'reply'>[]): string {
  const said = made.map(({ key, reply }) => `${key}\n${reply.digest}`).sort();
  return digestOf([question, ...said].join('\n'));
}

/**
 * Makes the memory. The key of an answer is what the upstream said in full: so nothing in it can be out of date, and
 * nobody is given what the upstream did not give them a moment before. It holds queries without errors whose resolvers
 * looked at answers of the upstream and nothing else; one that needed no answer is quicker made again.
 */
export function createAnswerMemo({ mostBytes, mostReplyBytes }: AnswerMemoOptions): AnswerMemo {
  const reads = new BoundedMap<Asked>(mostReplyBytes);
  const answers = new BoundedMap<Buffer>(mostBytes);
  const documents = new WeakMap<DocumentNode, string>();

  /** What an operation is, whoever asks: its document, variables, language and type of app. */
  function questionOf(
    { source, document, operationName, variables }: PreparedOperation,
    { session, signedIn }: GraphContext,
  ): string {
    const text = documents.get(document) ?? digestOf(source);
    documents.set(document, text);
    return JSON.stringify([text, operationName, variables, session.lang, session.appType, signedIn]);
  }

  return {
    get size() {
      return { answers: answers.size, replies: reads.size };
    },
    async recall(operation, context) {
      if (operation.type !== 'query') return null;
      const question = questionOf(operation, context);
      const asked = reads.get(askedBy(question, context));
      if (asked === undefined) return null;
      const made = await context.calls.readAhead(asked.calls, context.session);
      if (made === null) return null;
      const isAsBefore = made.every(({ reply }, index) => asked.calls[index]?.reply.equals(reply) === true);
      const known = answers.get(isAsBefore ? asked.answer : answeredBy(question, made));
      return known === undefined ? null : rememberedResult(known);
    },
    keep(operation, context, result) {
      const made = context.calls.made();
      const isKept = operation.type === 'query' && result.errors === undefined && made !== null;
      if (!isKept || made.length === 0) return result;
      const question = questionOf(operation, context);
      const bytes = bytesOf(result);
      const replyBytes = made.reduce(
        (sum, { key, reply }) => sum + overhead + textBytes(key) + reply.bytes.byteLength,
        overhead,
      );
      const answer = answeredBy(question, made);
      reads.set(askedBy(question, context), { calls: made, answer }, replyBytes);
      answers.set(answer, bytes, overhead + bytes.byteLength);
      return rememberedResult(bytes);
    },
  };
}
