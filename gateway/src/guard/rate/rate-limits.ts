import { hash } from 'node:crypto';
import { GraphQLError, type OperationTypeNode } from 'graphql';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { addressGroup } from '../../kit/address-group.ts';
import {
  type FieldRateLimit,
  fieldRateLimits,
  type RateClass,
  type RateRules,
  type RateSubject,
  type RootedOperation,
  type RootField,
  rateRules,
  rootFields,
  signInKey,
} from './rate-rules.ts';
import type { RateCounter, RateStore } from './rate-store.ts';

export interface RateCaller {
  /** As they came, good or bad; null for a guest. */
  readonly credentials: { readonly uid: string; readonly client: string } | null;
  /** The client's address, as `createClientAddress` finds it. */
  readonly address: string;
  /** What an internal tool gave; null when nothing. */
  readonly toolsKey: string | null;
}

export type RatedOperation = RootedOperation & { readonly type: OperationTypeNode };

/** How many operations a caller may still send until `resetSeconds` have passed, of how many. */
export interface RemainingRate {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** A value that is there at once where this process counts, and comes where another one does. */
type Counted<Value> = Value | Promise<Value>;

/** Counts who asks how much. */
export interface RateLimits {
  /**
   * Counts that somebody asks, once an operation and before it is read, or further operations that it counts as; the
   * refusal when it is too much, else null.
   */
  admit(caller: RateCaller, operations?: number): Counted<GraphQLError | null>;
  /** What is left to a caller; null where nothing is counted. */
  remaining(caller: RateCaller): Promise<RemainingRate | null>;
  /** Counts what an operation asks for that has limits of its own; the refusal when it is too much, else null. */
  admitFields(caller: RateCaller, operation: RatedOperation): Counted<GraphQLError | null>;
  /** Counts the opening of a socket; seconds to wait when it is one too many, else null. */
  admitSocket(address: string): Counted<number | null>;
}

/** The limits of a gateway, until they are closed. */
export interface OpenRateLimits extends RateLimits {
  /** Lets go of the store. */
  close(): void;
}

interface RateLimitsOptions {
  readonly store: RateStore;
  /** Operations a minute of one person; 0 counts nothing at all. */
  readonly operations: number;
  /** Attempts at a secret in five minutes of one address for one account. */
  readonly authAttempts: number;
  readonly isTool: (toolsKey: string | null) => boolean;
  /** Told of every refusal. */
  readonly onRefusal: (what: RateClass) => void;
}

/** By class and subject. */
type Counters = Readonly<Record<string, Readonly<Record<string, RateCounter>>>>;

/** Points that one subject is charged; none where its key is null. */
interface Charge {
  readonly what: RateClass;
  readonly subject: RateSubject;
  readonly key: string | null;
  readonly points: number;
}

/** Counts nothing. */
export const unlimited: OpenRateLimits = {
  admit: () => null,
  remaining: async () => null,
  admitFields: () => null,
  admitSocket: () => null,
  close: () => {},
};

/** A refusal that says when to come back. */
export const tooMany = (seconds: number): GraphQLError =>
  new GraphQLError('Too many requests.', { extensions: { code: 'RATE_LIMITED', retryAfter: seconds } });

const refusalOf = (wait: number | null): GraphQLError | null => (wait === null ? null : tooMany(wait));

const refusalAfter = (wait: Counted<number | null>): Counted<GraphQLError | null> =>
  wait instanceof Promise ? wait.then(refusalOf) : refusalOf(wait);

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

const limitOfField = (type: OperationTypeNode, name: string): FieldRateLimit | null => {
  const key = `${rootTypes[type]}.${name}`;
  return Object.hasOwn(fieldRateLimits, key) ? (fieldRateLimits[key] ?? null) : null;
};

/** Whom one field counts for besides the address. */
function subjectsOf(
  { of }: FieldRateLimit,
  args: RootField['args'],
  address: string,
  person: string | null,
): Pick<Charge, 'subject' | 'key'>[] {
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

/** Charges of the same subject as one, addresses before people and people before accounts. */
function merged(charges: readonly Charge[]): Charge[] {
  const sums = new Map<string, Charge>();
  for (const charge of charges) {
    const name = `${charge.what}:${charge.subject}:${charge.key}`;
    sums.set(name, { ...charge, points: charge.points + (sums.get(name)?.points ?? 0) });
  }
  return [...sums.values()].sort((a, b) => order.indexOf(a.subject) - order.indexOf(b.subject));
}

const makeCounters = (store: RateStore, rules: RateRules): Counters =>
  Object.fromEntries(
    Object.entries(rules).map(([what, bySubject]) => {
      const counters = Object.entries(bySubject).map(
        ([subject, rule]) => [subject, store.counter(`${what}:${subject}`, rule)] as const,
      );
      return [what, Object.fromEntries(counters)];
    }),
  );

/**
 * Limits that are counted in a store. Everything counts by the client's address first, so that nobody fills the store with
 * invented people; then by person. Tools with a key have a class of their own. What is refused for one subject is refunded
 * to the others that it had counted for: one person's refusals use up nothing of those behind the same address.
 */
class StoredRateLimits implements OpenRateLimits {
  readonly #options: RateLimitsOptions;
  readonly #counters: Counters;

  constructor(options: RateLimitsOptions) {
    this.#options = options;
    this.#counters = makeCounters(options.store, rateRules(options));
  }

  admit(caller: RateCaller, points = 1): Counted<GraphQLError | null> {
    return refusalAfter(this.#chargeAll(this.#chargesOf(caller, points)));
  }

  async remaining(caller: RateCaller): Promise<RemainingRate | null> {
    const left = await Promise.all(
      this.#chargesOf(caller, 0).map(async (charge) => {
        const counter = this.#counterOf(charge);
        if (counter === undefined || charge.key === null) return [];
        const counted = await counter.get(charge.key);
        return {
          limit: counter.points,
          remaining: Math.max(0, counted?.remainingPoints ?? counter.points),
          resetSeconds: Math.ceil((counted?.msBeforeNext ?? 0) / 1000),
        };
      }),
    );
    return left.flat().toSorted((one, other) => one.remaining - other.remaining)[0] ?? null;
  }

  #chargesOf({ address, credentials, toolsKey }: RateCaller, points: number): Charge[] {
    const what = 'operations';
    return toolsKey !== null && this.#options.isTool(toolsKey)
      ? [{ what, subject: 'tools', key: digest(toolsKey), points }]
      : [
          { what, subject: 'address', key: addressGroup(address), points },
          { what, subject: 'person', key: personOf(credentials), points },
        ];
  }

  admitFields({ credentials, ...from }: RateCaller, operation: RatedOperation): Counted<GraphQLError | null> {
    const fields = rootFields(operation, (name) => limitOfField(operation.type, name) !== null);
    if (fields.length === 0) return null;
    const [address, person] = [addressGroup(from.address), personOf(credentials)];
    const charges = fields.flatMap(({ name, args }) => {
      const limit = limitOfField(operation.type, name);
      if (limit === null || (limit.when !== undefined && textIn(args, limit.when) === null)) return [];
      const subjects = [
        { subject: 'address', key: address } as const,
        ...subjectsOf(limit, args, address, person),
      ];
      return subjects.map((subject) => ({ ...subject, what: limit.what, points: 1 }));
    });
    return refusalAfter(this.#chargeAll(merged(charges)));
  }

  admitSocket(address: string): Counted<number | null> {
    return this.#charge({ what: 'sockets', subject: 'address', key: addressGroup(address), points: 1 });
  }

  close(): void {
    this.#options.store.close();
  }

  #counterOf({ what, subject }: Charge): RateCounter | undefined {
    return this.#counters[what]?.[subject];
  }

  /** Seconds to wait, or null. */
  #charge(charge: Charge): Counted<number | null> {
    if (charge.key === null) return null;
    try {
      const counted = this.#counterOf(charge)?.consume(charge.key, charge.points);
      if (!(counted instanceof Promise)) return null;
      return counted.then(
        () => null,
        (broken: unknown) => this.#waitAfter(broken, charge.what),
      );
    } catch (broken) {
      return this.#waitAfter(broken, charge.what);
    }
  }

  #waitAfter(broken: unknown, what: RateClass): number {
    if (!(broken instanceof RateLimiterRes)) throw broken;
    this.#options.onRefusal(what);
    return Math.max(1, Math.ceil(broken.msBeforeNext / 1000));
  }

  /** Charges all or nothing, those before `from` already; seconds to wait, or null. */
  #chargeAll(charges: readonly Charge[], from = 0): Counted<number | null> {
    for (const [at, charge] of charges.entries()) {
      if (at < from) continue;
      const counted = this.#charge(charge);
      if (counted instanceof Promise) {
        return counted.then((wait) =>
          wait === null ? this.#chargeAll(charges, at + 1) : this.#refund(charges.slice(0, at), wait),
        );
      }
      if (counted !== null) return this.#refund(charges.slice(0, at), counted);
    }
    return null;
  }

  async #refund(charges: readonly Charge[], wait: number): Promise<number> {
    await Promise.all(
      charges.map(
        (charge) => charge.key !== null && this.#counterOf(charge)?.reward(charge.key, charge.points),
      ),
    );
    return wait;
  }
}

export const createRateLimits = (options: RateLimitsOptions): OpenRateLimits =>
  options.operations === 0 ? unlimited : new StoredRateLimits(options);
