import { hash } from 'node:crypto';
import { GraphQLError, type OperationTypeNode } from 'graphql';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { addressGroup } from '../address-group.ts';
import {
  guessFields,
  type RateClass,
  type RateRules,
  type RateSubject,
  rateRules,
  uploadFields,
} from './rate-rules.ts';
import type { RateStore } from './rate-store.ts';
import { type RootedOperation, rootFields } from './root-fields.ts';

/** An operation that passed the other guards, and who asks. */
export interface RateRequest {
  readonly operation: RootedOperation & { readonly type: OperationTypeNode };
  /** As they came, good or bad; null for a guest. */
  readonly credentials: { readonly uid: string; readonly client: string } | null;
  /** The client's address, as `createClientAddress` finds it. */
  readonly address: string;
  /** What an internal tool gave; null when nothing. */
  readonly toolsKey: string | null;
}

/** Counts who asks how much. */
export interface RateLimits {
  /** Counts an operation, once; the refusal when it is one too many, else null. */
  admit(request: RateRequest): Promise<GraphQLError | null>;
  /** Counts the opening of a socket; seconds to wait when it is one too many, else null. */
  admitSocket(address: string): Promise<number | null>;
}

interface RateLimitsOptions {
  readonly store: RateStore;
  /** Operations a minute of one person; 0 counts nothing at all. */
  readonly operations: number;
  /** Guesses in five minutes for one account. */
  readonly guesses: number;
  readonly isTool: (toolsKey: string | null) => boolean;
  /** Told of every refusal. */
  readonly onRefusal: (what: RateClass) => void;
}

type Counters = ReadonlyMap<string, RateLimiterAbstract>;

/** Counts nothing. */
export const unlimited: RateLimits = { admit: async () => null, admitSocket: async () => null };

/** A refusal that says when to come back. */
export const tooMany = (seconds: number): GraphQLError =>
  new GraphQLError('Too many requests.', { extensions: { code: 'RATE_LIMITED', retryAfter: seconds } });

const digest = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22);

/** A person is known by one sign-in of theirs: by name alone anybody could use up what is another's. */
const personOf = (credentials: RateRequest['credentials']): string | null =>
  credentials === null ? null : digest(`${credentials.uid}\n${credentials.client}`);

/** The account that an input names, so that it is counted whoever asks and wherever from. */
function accountIn(args: Readonly<Record<string, unknown>>, field: string | null): string | null {
  const { input } = args;
  if (field === null || typeof input !== 'object' || input === null) return null;
  const name: unknown = Object.entries(input).find(([key]) => key === field)?.[1];
  return typeof name === 'string' ? digest(name.trim().toLowerCase()) : null;
}

function makeCounters(store: RateStore, rules: RateRules): Counters {
  return new Map(
    Object.entries(rules).flatMap(([what, bySubject]) =>
      Object.entries(bySubject).map(([subject, rule]) => {
        const name = `${what}:${subject}`;
        return [name, store.counter(name, rule)] as const;
      }),
    ),
  );
}

/**
 * Makes the limits. Everything counts by the client's address first, so that nobody fills the store with invented
 * people; then by person. Tools with a key have a class of their own. A refusal takes nothing from others.
 */
export function createRateLimits(options: RateLimitsOptions): RateLimits {
  const { store, isTool, onRefusal, operations, guesses } = options;
  if (operations === 0) return unlimited;
  const counters = makeCounters(store, rateRules({ operations, guesses }));

  /** Seconds to wait, or null. */
  async function take(
    what: RateClass,
    subject: RateSubject,
    key: string | null,
    points = 1,
  ): Promise<number | null> {
    const counter = counters.get(`${what}:${subject}`);
    if (counter === undefined || key === null || points === 0) return null;
    try {
      await counter.consume(key, points);
      return null;
    } catch (broken) {
      if (!(broken instanceof RateLimiterRes)) throw broken;
      onRefusal(what);
      return Math.max(1, Math.ceil(broken.msBeforeNext / 1000));
    }
  }

  async function takeTight(request: RateRequest, address: string, person: string | null) {
    const fields = rootFields(request.operation);
    const guessed = fields.flatMap(({ name, args }) => {
      const field = Object.hasOwn(guessFields, name) ? guessFields[name] : undefined;
      return field === undefined ? [] : [accountIn(args, field) ?? person];
    });
    const uploads = fields.filter(({ name }) => uploadFields.has(name)).length;
    let wait = await take('guesses', 'address', address, guessed.length);
    for (const account of new Set(guessed)) {
      const times = guessed.filter((one) => one === account).length;
      wait ??= await take('guesses', 'person', account, times);
    }
    wait ??= await take('uploads', 'address', address, uploads);
    wait ??= await take('uploads', 'person', person, uploads);
    return wait;
  }

  return {
    async admit(request) {
      const address = addressGroup(request.address);
      const person = personOf(request.credentials);
      const { toolsKey } = request;
      let wait =
        toolsKey !== null && isTool(toolsKey)
          ? await take('operations', 'tools', digest(toolsKey))
          : ((await take('operations', 'address', address)) ?? (await take('operations', 'person', person)));
      if (request.operation.type === 'mutation') wait ??= await takeTight(request, address, person);
      return wait === null ? null : tooMany(wait);
    },
    admitSocket: (address) => take('sockets', 'address', addressGroup(address)),
  };
}
