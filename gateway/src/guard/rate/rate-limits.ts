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
  /** Not validated; null for a guest. */
  readonly credentials: { readonly uid: string; readonly client: string } | null;
  /** As returned by `createClientAddress`. */
  readonly address: string;
  /** null when absent. */
  readonly toolsKey: string | null;
}

type RatedOperation = RootedOperation & { readonly type: OperationTypeNode };

/** The remaining operations of a caller; the count restarts after `resetSeconds`. */
interface RemainingRate {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** Synchronous when this process counts, a promise when Redis does. */
type MaybePromise<Value> = Value | Promise<Value>;

export interface RateLimits {
  /**
   * Charges an operation before it is parsed, or `operations` additional ones. Returns the error above the limit,
   * else null.
   */
  admit(caller: RateCaller, operations?: number): MaybePromise<GraphQLError | null>;
  /** null without limits. */
  remaining(caller: RateCaller): Promise<RemainingRate | null>;
  /** Charges the fields of an operation that have limits of their own. Returns the error above a limit, else null. */
  admitFields(caller: RateCaller, operation: RatedOperation): MaybePromise<GraphQLError | null>;
  /** Charges the opening of a socket. Returns the seconds to wait above the limit, else null. */
  admitSocket(address: string): MaybePromise<number | null>;
}

export interface OpenRateLimits extends RateLimits {
  close(): void;
}

interface RateLimitsOptions {
  readonly store: RateStore;
  /** Operations per minute and person; 0 disables all limits. */
  readonly operations: number;
  /** Attempts at a secret per five minutes, address and account. */
  readonly authAttempts: number;
  readonly isTool: (toolsKey: string | null) => boolean;
  readonly onRejected: (what: RateClass) => void;
}

/** By class and subject. */
type Counters = Readonly<Record<string, Readonly<Record<string, RateCounter>>>>;

/** Points charged to a subject; nothing when the key is null. */
interface Charge {
  readonly what: RateClass;
  readonly subject: RateSubject;
  readonly key: string | null;
  readonly points: number;
}

export const unlimited: OpenRateLimits = {
  admit: () => null,
  remaining: async () => null,
  admitFields: () => null,
  admitSocket: () => null,
  close: () => {},
};

/** @param seconds until the next request may succeed */
export const tooMany = (seconds: number): GraphQLError =>
  new GraphQLError('Too many requests.', { extensions: { code: 'RATE_LIMITED', retryAfter: seconds } });

const rateErrorOf = (waitSeconds: number | null): GraphQLError | null =>
  waitSeconds === null ? null : tooMany(waitSeconds);

const rateErrorAfter = (waitSeconds: MaybePromise<number | null>): MaybePromise<GraphQLError | null> =>
  waitSeconds instanceof Promise ? waitSeconds.then(rateErrorOf) : rateErrorOf(waitSeconds);

const digest = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22);

/** The key is that of one sign-in: by name alone anyone could use up the limit of another person. */
const personKeyOf = (credentials: RateCaller['credentials']): string | null =>
  credentials === null ? null : signInKey(credentials);

/** A field of an argument `input`; null when it is absent, blank or no string. */
function inputField({ input }: RootField['args'], field: string): string | null {
  if (typeof input !== 'object' || input === null) return null;
  const value: unknown = Object.entries(input).find(([key]) => key === field)?.[1];
  return typeof value === 'string' ? value.trim() || null : null;
}

const rootTypes = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

const limitOfField = (type: OperationTypeNode, name: string): FieldRateLimit | null => {
  const key = `${rootTypes[type]}.${name}`;
  return Object.hasOwn(fieldRateLimits, key) ? (fieldRateLimits[key] ?? null) : null;
};

/** The subjects that a field is charged to in addition to the address. */
function subjectsOf(
  { of }: FieldRateLimit,
  args: RootField['args'],
  address: string,
  person: string | null,
): Pick<Charge, 'subject' | 'key'>[] {
  const email = of === 'email' ? (inputField(args, 'email')?.toLowerCase() ?? null) : null;
  if (email !== null) {
    return [
      { subject: 'person', key: digest(`${email}\n${address}`) },
      { subject: 'account', key: digest(email) },
    ];
  }
  return of === null ? [] : [{ subject: 'person', key: person }];
}

const subjectOrder: readonly RateSubject[] = ['address', 'person', 'account', 'tools'];

/** Sums the charges of each subject, ordered by subject: addresses, people, accounts. */
function mergeCharges(charges: readonly Charge[]): Charge[] {
  const sums = new Map<string, Charge>();
  for (const charge of charges) {
    const name = `${charge.what}:${charge.subject}:${charge.key}`;
    sums.set(name, { ...charge, points: charge.points + (sums.get(name)?.points ?? 0) });
  }
  return [...sums.values()].sort((a, b) => subjectOrder.indexOf(a.subject) - subjectOrder.indexOf(b.subject));
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
 * Rate limits counted in a store. Everything is charged to the client's address first, so that invented people cannot
 * fill the store, then to the person. Tools with a key have limits of their own. When one subject is above its limit,
 * the others get a refund: rejected operations of one person use up nothing of others at the same address.
 */
class StoredRateLimits implements OpenRateLimits {
  readonly #options: RateLimitsOptions;
  readonly #counters: Counters;

  constructor(options: RateLimitsOptions) {
    this.#options = options;
    this.#counters = makeCounters(options.store, rateRules(options));
  }

  admit(caller: RateCaller, points = 1): MaybePromise<GraphQLError | null> {
    return rateErrorAfter(this.#chargeAll(this.#chargesOf(caller, points)));
  }

  async remaining(caller: RateCaller): Promise<RemainingRate | null> {
    const rates = await Promise.all(
      this.#chargesOf(caller, 0).map(async (charge) => {
        const counter = this.#counterOf(charge);
        if (counter === undefined || charge.key === null) return [];
        const result = await counter.get(charge.key);
        return {
          limit: counter.points,
          remaining: Math.max(0, result?.remainingPoints ?? counter.points),
          resetSeconds: Math.ceil((result?.msBeforeNext ?? 0) / 1000),
        };
      }),
    );
    return rates.flat().toSorted((one, other) => one.remaining - other.remaining)[0] ?? null;
  }

  #chargesOf({ address, credentials, toolsKey }: RateCaller, points: number): Charge[] {
    const what = 'operations';
    return toolsKey !== null && this.#options.isTool(toolsKey)
      ? [{ what, subject: 'tools', key: digest(toolsKey), points }]
      : [
          { what, subject: 'address', key: addressGroup(address), points },
          { what, subject: 'person', key: personKeyOf(credentials), points },
        ];
  }

  admitFields(
    { credentials, ...from }: RateCaller,
    operation: RatedOperation,
  ): MaybePromise<GraphQLError | null> {
    const fields = rootFields(operation, (name) => limitOfField(operation.type, name) !== null);
    if (fields.length === 0) return null;
    const [address, person] = [addressGroup(from.address), personKeyOf(credentials)];
    const charges = fields.flatMap(({ name, args }) => {
      const limit = limitOfField(operation.type, name);
      if (limit === null || (limit.when !== undefined && inputField(args, limit.when) === null)) return [];
      const subjects = [
        { subject: 'address', key: address } as const,
        ...subjectsOf(limit, args, address, person),
      ];
      return subjects.map((subject) => ({ ...subject, what: limit.what, points: 1 }));
    });
    return rateErrorAfter(this.#chargeAll(mergeCharges(charges)));
  }

  admitSocket(address: string): MaybePromise<number | null> {
    return this.#charge({ what: 'sockets', subject: 'address', key: addressGroup(address), points: 1 });
  }

  close(): void {
    this.#options.store.close();
  }

  #counterOf({ what, subject }: Charge): RateCounter | undefined {
    return this.#counters[what]?.[subject];
  }

  /** Returns the seconds to wait, or null. */
  #charge(charge: Charge): MaybePromise<number | null> {
    if (charge.key === null) return null;
    try {
      const result = this.#counterOf(charge)?.consume(charge.key, charge.points);
      if (!(result instanceof Promise)) return null;
      return result.then(
        () => null,
        (rejection: unknown) => this.#waitAfter(rejection, charge.what),
      );
    } catch (rejection) {
      return this.#waitAfter(rejection, charge.what);
    }
  }

  #waitAfter(rejection: unknown, what: RateClass): number {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    this.#options.onRejected(what);
    return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
  }

  /** Charges all subjects or none; those before index `from` are charged already. Returns the seconds to wait, or null. */
  #chargeAll(charges: readonly Charge[], from = 0): MaybePromise<number | null> {
    for (const [at, charge] of charges.entries()) {
      if (at < from) continue;
      const result = this.#charge(charge);
      if (result instanceof Promise) {
        return result.then((waitSeconds) =>
          waitSeconds === null
            ? this.#chargeAll(charges, at + 1)
            : this.#refund(charges.slice(0, at), waitSeconds),
        );
      }
      if (result !== null) return this.#refund(charges.slice(0, at), result);
    }
    return null;
  }

  async #refund(charges: readonly Charge[], waitSeconds: number): Promise<number> {
    await Promise.all(
      charges.map(
        (charge) => charge.key !== null && this.#counterOf(charge)?.reward(charge.key, charge.points),
      ),
    );
    return waitSeconds;
  }
}

export const createRateLimits = (options: RateLimitsOptions): OpenRateLimits =>
  options.operations === 0 ? unlimited : new StoredRateLimits(options);
