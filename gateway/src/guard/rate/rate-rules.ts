import { hash } from 'node:crypto';
import { type OperationDefinitionNode, valueFromASTUntyped } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type Fragments, selectedFields } from '../../kit/walk-selection.ts';

/** `mails` are requested e-mails, which also allow guessing accounts. `orders` reserve places until they are paid. */
export type RateClass = keyof ReturnType<typeof rateRules>;

/**
 * In the order in which they are charged. `person` is the signed-in person, or an address together with the account
 * that an input names. `account` is that account from any address.
 */
export const rateSubjects = ['address', 'person', 'account', 'tools'] as const;

export type RateSubject = (typeof rateSubjects)[number];

export interface RateRule {
  readonly points: number;
  readonly seconds: number;
}

/**
 * Derives all rules from two numbers: operations per minute and person, and attempts per five minutes, address and
 * account. Several people may share an address, and a tool works for many. Sign-ins at one account are not limited
 * over all addresses: strangers could lock its owner out. Promo codes are tried, and carts with one changed, more
 * often than people sign in. An unpaid order reserves a place for half an hour, so orders are limited over that time.
 * A subject without a rule is not counted.
 */
export function rateRules({
  operations,
  authAttempts,
}: {
  readonly operations: number;
  readonly authAttempts: number;
}) {
  const perMinute = (points: number): RateRule => ({ points: Math.ceil(points), seconds: 60 });
  const perFiveMinutes = (points: number): RateRule => ({ points, seconds: 300 });
  const perHalfHour = (points: number): RateRule => ({ points, seconds: 1_800 });
  const attemptRules = { person: perFiveMinutes(authAttempts), address: perFiveMinutes(authAttempts * 5) };
  return {
    operations: {
      person: perMinute(operations),
      address: perMinute(operations * 5),
      tools: perMinute(operations * 10),
    },
    authAttempts: attemptRules,
    mails: { ...attemptRules, account: perFiveMinutes(authAttempts * 20) },
    codes: { person: perFiveMinutes(authAttempts * 3), address: perFiveMinutes(authAttempts * 15) },
    orders: { person: perHalfHour(authAttempts), address: perHalfHour(authAttempts * 2) },
    uploads: { person: perMinute(operations / 10), address: perMinute(operations / 2) },
    backtests: { person: perMinute(operations / 10), address: perMinute(operations / 2) },
    sockets: { address: perMinute(operations) },
  } satisfies Record<string, Partial<Record<RateSubject, RateRule>>>;
}

/** The rate limit of a root field in addition to that of the operation. */
export interface FieldRateLimit {
  readonly rateClass: RateClass;
  /** The subject next to the address: the caller, the account whose e-mail is in the input, or none. */
  readonly of: 'caller' | 'email' | null;
  /** Counted only when this field of the input is given. */
  readonly when?: string;
}

/** Fields that can be repeated to guess secrets, codes or accounts, to send mails, to fill disks or to use up CPU time. */
export const fieldRateLimits: Readonly<Record<string, FieldRateLimit>> = {
  'Mutation.signIn': { rateClass: 'authAttempts', of: 'email' },
  'Mutation.updatePassword': { rateClass: 'authAttempts', of: 'caller' },
  'Mutation.resetPassword': { rateClass: 'authAttempts', of: null },
  'Mutation.register': { rateClass: 'mails', of: 'email' },
  'Mutation.requestPasswordReset': { rateClass: 'mails', of: 'email' },
  'Mutation.redeemPromoCode': { rateClass: 'codes', of: 'caller' },
  'Query.cartPrice': { rateClass: 'codes', of: 'caller', when: 'promoCode' },
  'Mutation.placeOrder': { rateClass: 'orders', of: 'caller' },
  'Query.dropinfoBacktest': { rateClass: 'backtests', of: 'caller' },
  'Query.autofilterDraft': { rateClass: 'backtests', of: 'caller' },
  'Mutation.createTip': { rateClass: 'uploads', of: 'caller' },
  'Mutation.updateTip': { rateClass: 'uploads', of: 'caller' },
};

/** An operation with its unchecked variables. */
export interface RatedOperation {
  readonly definition: OperationDefinitionNode;
  readonly fragments: Fragments;
  readonly variables: Readonly<Record<string, unknown>>;
}

const rootTypes = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

const findLimited = ({ definition, fragments }: RatedOperation) =>
  selectedFields(definition.selectionSet, fragments).flatMap((node) => {
    const limit = fieldRateLimits[`${rootTypes[definition.operation]}.${node.name.value}`];
    return limit === undefined ? [] : [{ limit, node }];
  });

/** Cache of root fields with a limit by operation. */
const limitedNodes = new WeakMap<OperationDefinitionNode, ReturnType<typeof findLimited>>();

/**
 * Returns the root fields with a limit of their own, through fragments, once per alias. Argument values are not checked
 * against the schema; defaults of variables are applied.
 */
export function limitedFields(operation: RatedOperation) {
  const { definition, variables } = operation;
  const found = limitedNodes.get(definition) ?? findLimited(operation);
  limitedNodes.set(definition, found);
  if (found.length === 0) return [];
  const defaults = (definition.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)] as const],
  );
  const values = { ...Object.fromEntries(defaults), ...variables };
  return found.map(({ limit, node: { arguments: args = [] } }) => ({
    limit,
    args: Object.fromEntries(args.map(({ name, value }) => [name.value, valueFromASTUntyped(value, values)])),
  }));
}

/** A short digest that does not reveal the text. */
export const digest = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22);

/** Cache of keys. Longer names than those of people are not kept: anybody may send them. */
const signInKeys = new LRUCache<string, string>({ max: 10_000 });
const maxNameLength = 400;

export function signInKey({ uid, client }: { readonly uid: string; readonly client: string }): string {
  const name = `${uid}\n${client}`;
  const cached = signInKeys.get(name);
  if (cached !== undefined) return cached;
  const key = digest(name);
  if (name.length <= maxNameLength) signInKeys.set(name, key);
  return key;
}
