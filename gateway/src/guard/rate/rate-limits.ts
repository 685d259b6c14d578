import { hash } from 'node:crypto';
import { GraphQLError, type OperationTypeNode } from 'graphql';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { addressGroup } from '../../kit/address-group.ts';
import { signInKey } from '../sign-in-key.ts';
import {
  fieldRateLimits,
  type RateClass,
  type RateRules,
  type RateSubject,
  rateRules,
  type TightField,
} from './rate-rules.ts';
import type { RateStore } from './rate-store.ts';
import { type RootedOperation, type RootField, rootFields } from './root-fields.ts';

/** Who asks. */
export interface RateCaller {
  /** As they came, good or bad; null for a guest. */
  readonly credentials: { readonly uid: string; readonly client: string } | null;
  /** The client's address, as `createClientAddress` finds it. */
  readonly address: string;
  /** What an internal tool gave; null when nothing. */
  readonly toolsKey: string | null;
}

/** The part of a prepared operation that is looked at. */
export type RatedOperation = RootedOperation & { readonly type: OperationTypeNode };

/** Counts who asks how much. */
export interface RateLimits {
  /**
   * Counts that somebody asks, once an operation and before it is read, or further operations that it counts as; the
   * refusal when it is too much, else null.
   */
  admit(caller: RateCaller, operations?: number): Promise<GraphQLError | null>;
  /** Counts what an operation asks for that has limits of its own; the refusal when it is too much, else null. */
  admitFields(caller: RateCaller, operation: RatedOperation): Promise<GraphQLError | null>;
  /** Counts the opening of a socket; seconds to wait when it is one too many, else null. */
  admitSocket(address: string): Promise<number | null>;
}

interface RateLimitsOptions {
  readonly store: RateStore;
  /** Operations a minute of one person; 0 counts nothing at all. */
  readonly operations: number;
  /** Guesses in five minutes of one address for one account. */
  readonly guesses: number;
  readonly isTool: (toolsKey: string | null) => boolean;
  /** Told of every refusal. */
  readonly onRefusal: (what: RateClass) => void;
}

/** By class and subject. */
type Counters = ReadonlyMap<string, ReadonlyMap<string, RateLimiterAbstract>>;

/** Points of one subject; none are taken where its key is null. */
interface Take {
  readonly what: RateClass;
  readonly subject: RateSubject;
  readonly key: string | null;
  readonly points: number;
}

/** Counts nothing. */
export const unlimited: RateLimits = {
  admit: async () => null,
  admitFields: async () => null,
  admitSocket: async () => null,
};

/** A refusal that says when to come back. */
export const tooMany = (seconds: number): GraphQLError =>
  new GraphQLError('Too many requests.', { extensions: { code: 'RATE_LIMITED', retryAfter: seconds } });

const refusalOf = (wait: number | null): GraphQLError | null => (wait === null ? null : tooMany(wait));

const digest = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22);

/** A person is known by one sign-in of theirs: by name alone anybody could use up what is another's. */
const personOf = (credentials: RateCaller['credentials']): string | null =>
  credentials === null ? null : signInKey(credentials);

/** A text in the input of a field; null when there is none or it is blank. */
function textIn({ input }: RootField['args'], field: string): string | null {
  if (typeof input !== 'object' || input === null) return null;
  const value: unknown = Object.entries(input).find(([key]) => key === field)?.[1];
  return typeof value === 'string' ? value.trim() || null : null;
}

const rootTypes = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

const tightField = (type: OperationTypeNode, name: string): TightField | null => {
  const key = `${rootTypes[type]}.${name}`;
  return Object.hasOwn(fieldRateLimits, key) ? (fieldRateLimits[key] ?? null) : null;
};

/** Whom one field counts for besides the address. */
function subjectsOf(
  { of }: TightField,
  args: RootField['args'],
  address: string,
  person: string | null,
): Pick<Take, 'subject' | 'key'>[] {
  const email = of === 'email' ? (textIn(args, 'email')?.toLowerCase() ?? null) : null;
  if (email !== null) {
    return [
      { subject: 'person', key: digest(`${email}\n${address}`) },
      { subject: 'account', key: digest(email) },
    ];
  }
  return of === null ? [] : [{ subject: 'person', key: person }];
}

const order: readonly RateSubject[] = ['address', 'person', 'account', 'tools'];

/** Takes of the same subject together, addresses before people and people before accounts. */
function together(takes: readonly Take[]): Take[] {
  const sums = new Map<string, Take>();
  for (const take of takes) {
    const name = `${take.what}:${take.subject}:${take.key}`;
    sums.set(name, { ...take, points: take.points + (sums.get(name)?.points ?? 0) });
  }
  return [...sums.values()].sort((a, b) => order.indexOf(a.subject) - order.indexOf(b.subject));
}

function makeCounters(store: RateStore, rules: RateRules): Counters {
  return new Map(
    Object.entries(rules).map(([what, bySubject]) => {
      const counters = Object.entries(bySubject).map(
        ([subject, rule]) => [subject, store.counter(`${what}:${subject}`, rule)] as const,
      );
      return [what, new Map(counters)];
    }),
  );
}

/**
 * Makes the limits. Everything counts by the client's address first, so that nobody fills the store with invented
 * people; then by person. Tools with a key have a class of their own. What is refused for one subject is given back to
 * the others that it had counted for: one person's refusals use up nothing of those behind the same address.
 */
export function createRateLimits(options: RateLimitsOptions): RateLimits {
  const { store, isTool, onRefusal, operations, guesses } = options;
  if (operations === 0) return unlimited;
  const counters = makeCounters(store, rateRules({ operations, guesses }));

  const counterOf = ({ what, subject }: Take) => counters.get(what)?.get(subject);

  /** Seconds to wait, or null. */
  async function takeOne(take: Take): Promise<number | null> {
    if (take.key === null) return null;
    try {
      await counterOf(take)?.consume(take.key, take.points);
      return null;
    } catch (broken) {
      if (!(broken instanceof RateLimiterRes)) throw broken;
      onRefusal(take.what);
      return Math.max(1, Math.ceil(broken.msBeforeNext / 1000));
    }
  }

  async function refund(take: Take): Promise<void> {
    if (take.key !== null) await counterOf(take)?.reward(take.key, take.points);
  }

  /** Takes all or nothing; seconds to wait, or null. */
  async function takeAll(takes: readonly Take[]): Promise<number | null> {
    for (const [at, take] of takes.entries()) {
      const wait = await takeOne(take);
      if (wait === null) continue;
      await Promise.all(takes.slice(0, at).map(refund));
      return wait;
    }
    return null;
  }

  return {
    async admit({ address, credentials, toolsKey }, points = 1) {
      const take = { what: 'operations', points } as const;
      const wait =
        toolsKey !== null && isTool(toolsKey)
          ? await takeAll([{ ...take, subject: 'tools', key: digest(toolsKey) }])
          : await takeAll([
              { ...take, subject: 'address', key: addressGroup(address) },
              { ...take, subject: 'person', key: personOf(credentials) },
            ]);
      return refusalOf(wait);
    },
    async admitFields({ credentials, ...from }, operation) {
      const fields = rootFields(operation, (name) => tightField(operation.type, name) !== null);
      if (fields.length === 0) return null;
      const [address, person] = [addressGroup(from.address), personOf(credentials)];
      const takes = fields.flatMap(({ name, args }) => {
        const tight = tightField(operation.type, name);
        if (tight === null || (tight.when !== undefined && textIn(args, tight.when) === null)) return [];
        const subjects = [
          { subject: 'address', key: address } as const,
          ...subjectsOf(tight, args, address, person),
        ];
        return subjects.map((subject) => ({ ...subject, what: tight.what, points: 1 }));
      });
      return refusalOf(await takeAll(together(takes)));
    },
    admitSocket: (address) =>
      takeOne({ what: 'sockets', subject: 'address', key: addressGroup(address), points: 1 }),
  };
}
