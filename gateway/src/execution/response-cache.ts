import { hash } from 'node:crypto';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { signInKey } from '../guard/sign-in-key.ts';
import { BoundedMap } from '../kit/bounded-map.ts';
import type { MadeCall } from './call-recorder.ts';
import type { OperationContext } from './context.ts';
import type { PreparedOperation } from './operation.ts';
import { bytesOf, rememberedResult, type SerializedResult } from './serialized-result.ts';

/** A query whose answer is worth keeping. */
export interface Question {
  /** What is asked, whoever asks. */
  readonly text: string;
  /** What is asked and who asks it. */
  readonly asker: string;
  /** How often in a row its answer was another one than before. */
  readonly changes: number;
  /** Where nobody looked this time whether the answer is still the same: what is known of it. */
  readonly resting: Asked | null;
}

/** What was found of a query. */
export interface Recalled {
  /** Its answer; null where it is to be made. */
  readonly answer: SerializedResult | null;
  /** What to keep the answer under when it is made; null where it is not worth it. */
  readonly question: Question | null;
}

/** Answers queries from memory where the upstream said what it said before. */
export interface ResponseCache {
  /**
   * Asks the upstream what this caller's same query asked it last, with the caller's own credentials, and gives the text
   * of the answer that was made of the same bytes by the same query, where there is one. What was read is kept for the
   * run of the operation.
   */
  recall(operation: PreparedOperation, context: OperationContext): Promise<Recalled>;
  /** Remembers a result that has just been made; it is given back with its text where it may be remembered. */
  keep(question: Question | null, context: OperationContext, result: ExecutionResult): ExecutionResult;
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
  /** How often in a row the answer was another one than before. */
  changes: number;
  /** How many more times nobody looks whether the answer is still the same. */
  restsFor: number;
  /** The tags of what the upstream said while nobody looked; null where it gave none. */
  tags: string | null;
}

/**
 * An answer that was another one each of so many times is looked for again, and kept, only at one of so many further
 * times, since to look, to digest and to keep is of no use then; sooner when the upstream says the same twice, by its tags.
 */
const changing = { after: 4, oneOf: 8 };

const nothingKnown: Recalled = { answer: null, question: null };

const digestOf = (text: string): string => hash('sha256', text, 'base64');

/** A question and who asks it; credentials are in no key as they are. */
function askedBy(question: string, { session }: OperationContext): string {
  const credentials = session.jar.current;
  return credentials === null ? question : `${signInKey(credentials)} ${question}`;
}

/** A question and all that the upstream answered to it. */
function answeredBy(question: string, made: readonly Pick<MadeCall, 'key' | 'reply'>[]): string {
  const said = made.map(({ key, reply }) => `${key}\n${reply.digest}`).sort();
  return digestOf([question, ...said].join('\n'));
}

/** The tags of replies; null where one has none. */
function tagsOf(made: readonly MadeCall[]): string | null {
  const tags = made.map(({ reply }) => reply.tag);
  return tags.includes(null) ? null : tags.sort().join();
}

/**
 * Makes the memory. The key of an answer is what the upstream said in full: so nothing in it can be out of date, and
 * nobody is given what the upstream did not give them a moment before. It holds queries without errors whose resolvers
 * looked at answers of the upstream and nothing else; one that needed no answer is quicker made again.
 */
export function createResponseCache({ mostBytes, mostReplyBytes }: AnswerMemoOptions): ResponseCache {
  const reads = new BoundedMap<Asked>(mostReplyBytes);
  const answers = new BoundedMap<Buffer>(mostBytes);
  const documents = new WeakMap<DocumentNode, string>();

  /** What an operation is, whoever asks: its document, variables, language and type of app. */
  function questionOf(
    { source, document, operationName, variables }: PreparedOperation,
    { session, signedIn }: OperationContext,
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
      if (operation.type !== 'query') return nothingKnown;
      const text = questionOf(operation, context);
      const asker = askedBy(text, context);
      const asked = reads.get(asker);
      if (asked === undefined) return { answer: null, question: { text, asker, changes: 0, resting: null } };
      if (asked.restsFor > 0) {
        asked.restsFor -= 1;
        return { answer: null, question: { text, asker, changes: 0, resting: asked } };
      }
      const question = { text, asker, changes: asked.changes + 1, resting: null };
      const made = await context.calls.prefetch(asked.calls, context.session);
      if (made === null) return { answer: null, question: { ...question, changes: asked.changes } };
      const isAsBefore = made.every(({ reply }, index) => asked.calls[index]?.reply.equals(reply) === true);
      const known = answers.get(isAsBefore ? asked.answer : answeredBy(text, made));
      if (known === undefined) return { answer: null, question };
      asked.changes = 0;
      return { answer: rememberedResult(known), question: null };
    },
    keep(question, context, result) {
      const made = question === null || result.errors !== undefined ? null : context.calls.made();
      if (question === null || made === null || made.length === 0) return result;
      const { text, asker, changes, resting } = question;
      if (resting !== null) {
        const before = resting.tags;
        resting.tags = tagsOf(made);
        if (before === null || resting.tags !== before) return result;
      }
      const bytes = bytesOf(result);
      const replyBytes = made.reduce(
        (sum, { key, reply }) => sum + overhead + textBytes(key) + reply.bytes.byteLength,
        overhead + textBytes(asker),
      );
      const answer = answeredBy(text, made);
      const restsFor = changes < changing.after ? 0 : changing.oneOf - 1;
      reads.set(asker, { calls: made, answer, changes, restsFor, tags: null }, replyBytes);
      answers.set(answer, bytes, overhead + bytes.byteLength);
      return rememberedResult(bytes);
    },
  };
}
