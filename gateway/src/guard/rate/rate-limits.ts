import type { GraphQLError } from 'graphql';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { addressGroup } from '../../kit/address-group.ts';
import { codedError } from '../../kit/errors.ts';
import { isRecord } from '../../kit/is-record.ts';
import {
  digest,
  type FieldRateLimit,
  limitedFields,
  type RateClass,
  type RatedOperation,
  type RateSubject,
  rateRules,
  rateSubjects,
  signInKey,
} from './rate-rules.ts';
import type { RateStore } from './rate-store.ts';

export interface RateCaller {
  /** Not validated; null for a guest. */
  readonly credentials: { readonly uid: string; readonly client: string } | null;
  /** As returned by `createClientAddress`. */
  readonly address: string;
  /** null when absent. */
  readonly toolsKey: string | null;
}

/** The remaining operations of a caller; the count restarts after `resetSeconds`. */
interface RemainingRate {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

export interface RateLimits {
  /**
   * Charges an operation before it is parsed, or `operations` additional ones. Returns the error above the limit,
   * else null.
   */
  admit(caller: RateCaller, operations?: number): Promise<GraphQLError | null>;
  /** null without limits. */
  remaining(caller: RateCaller): Promise<RemainingRate | null>;
  /** Charges the fields of an operation that have limits of their own. Returns the error above a limit, else null. */
  admitFields(caller: RateCaller, operation: RatedOperation): Promise<GraphQLError | null>;
  /** Charges the opening of a socket. Returns the seconds to wait above the limit, else null. */
  admitSocket(address: string): Promise<number | null>;
  close(): void;
}

interface RateLimitsOptions {
  readonly store: RateStore;
  /** Operations per minute and person; 0 disables all limits. */
  readonly operations: number;
  /** Attempts at a secret per five minutes, address and account. */
  readonly authAttempts: number;
  readonly isTool: (toolsKey: string | null) => boolean;
  readonly onRejected: (rateClass: RateClass) => void;
}

/** What is charged, and the keys of the subjects; nothing is charged to a subject without a key. */
interface Use {
  readonly rateClass: RateClass;
  readonly keys: Readonly<Partial<Record<RateSubject, string | null>>>;
}

interface Charge {
  readonly rateClass: RateClass;
  readonly counter: RateLimiterAbstract;
  readonly key: string;
  points: number;
}

export const unlimited: RateLimits = {
  admit: async () => null,
  remaining: async () => null,
  admitFields: async () => null,
  admitSocket: async () => null,
  close: () => {},
};

const rateErrorOf = (waitSeconds: number | null): GraphQLError | null =>
  waitSeconds === null ? null : codedError('RATE_LIMITED', 'Too many requests.', { retryAfter: waitSeconds });

/** A field of an argument `input`; null when it is absent, blank or no string. */
function inputField({ input }: Readonly<Record<string, unknown>>, field: string): string | null {
  const value = isRecord(input) ? input[field] : null;
  return typeof value === 'string' ? value.trim() || null : null;
}

/** The key of a caller is that of one sign-in: by name alone anyone could use up the limit of another person. */
const keysOf = ({ credentials, address }: RateCaller) => ({
  address: addressGroup(address),
  person: credentials === null ? null : signInKey(credentials),
});

function fieldKeys(
  { of }: FieldRateLimit,
  args: Readonly<Record<string, unknown>>,
  { address, person }: ReturnType<typeof keysOf>,
): Use['keys'] {
  const email = of === 'email' ? (inputField(args, 'email')?.toLowerCase() ?? null) : null;
  if (email === null) return of === null ? { address } : { address, person };
  return { address, person: digest(`${email}\n${address}`), account: digest(email) };
}

/** The counters by class and subject. */
type Counters = ReadonlyMap<string, RateLimiterAbstract>;

const createCounters = ({ store, ...numbers }: RateLimitsOptions): Counters =>
  new Map(
    Object.entries(rateRules(numbers)).flatMap(([rateClass, bySubject]) =>
      Object.entries(bySubject).map(([subject, rule]) => {
        const name = `${rateClass}:${subject}`;
        return [name, store.counter(name, rule)] as const;
      }),
    ),
  );

/** The sums for each subject: addresses, then people and accounts. */
function chargesOf(counters: Counters, uses: readonly Use[], points = 1): Charge[] {
  const charges: Charge[] = [];
  for (const subject of rateSubjects) {
    for (const { rateClass, keys } of uses) {
      const key = keys[subject] ?? null;
      const counter = counters.get(`${rateClass}:${subject}`);
      if (key === null || counter === undefined) continue;
      const same = charges.find((charge) => charge.counter === counter && charge.key === key);
      if (same === undefined) charges.push({ rateClass, counter, key, points });
      else same.points += points;
    }
  }
  return charges;
}

async function remainingOf({ counter, key }: Charge): Promise<RemainingRate> {
  const result = await counter.get(key);
  return {
    limit: counter.points,
    remaining: Math.max(0, result?.remainingPoints ?? counter.points),
    resetSeconds: Math.ceil((result?.msBeforeNext ?? 0) / 1000),
  };
}

/**
 * Rate limits counted in a store. Everything is charged to the client's address first, so that invented people cannot
 * fill the store, then to the person. Tools with a key have limits of their own. When one subject is above its limit,
 * the others get a refund: rejected operations of one person use up nothing of others at the same address.
 */
function createStoredLimits(options: RateLimitsOptions): RateLimits {
  const counters = createCounters(options);

  /** Charges all subjects or none. Returns the seconds to wait, or null. */
  async function charge(uses: readonly Use[], points?: number): Promise<number | null> {
    const charges = chargesOf(counters, uses, points);
    for (const [at, { rateClass, counter, key, points }] of charges.entries()) {
      try {
        await counter.consume(key, points);
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        options.onRejected(rateClass);
        await Promise.all(
          charges.slice(0, at).map((charged) => charged.counter.reward(charged.key, charged.points)),
        );
        return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
      }
    }
    return null;
  }

  function operationOf(caller: RateCaller): Use {
    const { toolsKey } = caller;
    const isTool = toolsKey !== null && options.isTool(toolsKey);
    return { rateClass: 'operations', keys: isTool ? { tools: digest(toolsKey) } : keysOf(caller) };
  }

  return {
    admit: async (caller, operations) => rateErrorOf(await charge([operationOf(caller)], operations)),
    async remaining(caller) {
      const rates = await Promise.all(chargesOf(counters, [operationOf(caller)]).map(remainingOf));
      return rates.toSorted((one, other) => one.remaining - other.remaining)[0] ?? null;
    },
    async admitFields(caller, operation) {
      const fields = limitedFields(operation);
      if (fields.length === 0) return null;
      const keys = keysOf(caller);
      const uses = fields
        .filter(({ limit: { when }, args }) => when === undefined || inputField(args, when) !== null)
        .map(({ limit, args }) => ({ rateClass: limit.rateClass, keys: fieldKeys(limit, args, keys) }));
      return rateErrorOf(await charge(uses));
    },
    admitSocket: (address) => charge([{ rateClass: 'sockets', keys: { address: addressGroup(address) } }]),
    close: () => options.store.close(),
  };
}

export const createRateLimits = (options: RateLimitsOptions): RateLimits =>
  options.operations === 0 ? unlimited : createStoredLimits(options);
