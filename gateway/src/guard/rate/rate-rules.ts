import { hash } from 'node:crypto';
import { type FieldNode, type OperationDefinitionNode, valueFromASTUntyped } from 'graphql';
import { type Fragments, fieldsOf } from '../../kit/walk-selection.ts';

/** One field that an operation asks of its root type, with the arguments as they came. */
export interface RootField {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

export interface RootedOperation {
  readonly definition: OperationDefinitionNode;
  readonly fragments: Fragments;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The fields of the root type of operations that were looked at, for as long as their documents are kept. */
const rootFieldsKnown = new WeakMap<OperationDefinitionNode, readonly FieldNode[]>();

function fieldsOfRoot({ definition, fragments }: RootedOperation): readonly FieldNode[] {
  const fields = rootFieldsKnown.get(definition) ?? fieldsOf(definition.selectionSet, fragments);
  rootFieldsKnown.set(definition, fields);
  return fields;
}

/**
 * Every wanted field of the root type that an operation asks for, through fragments, once for each time it is asked: under
 * ten aliases it is there ten times. Values are not checked against the schema; defaults of variables count.
 */
export function rootFields(operation: RootedOperation, isWanted: (name: string) => boolean): RootField[] {
  const wanted = fieldsOfRoot(operation).filter(({ name }) => isWanted(name.value));
  if (wanted.length === 0) return [];
  const { variableDefinitions = [] } = operation.definition;
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)] as const],
  );
  const given = { ...Object.fromEntries(defaults), ...operation.variables };
  return wanted.map(({ name, arguments: args = [] }) => ({
    name: name.value,
    args: Object.fromEntries(
      args.map((argument) => [argument.name.value, valueFromASTUntyped(argument.value, given)]),
    ),
  }));
}

/**
 * What is counted: operations; attempts at a secret; mails that are asked for, which also try names; promo codes that are
 * tried; orders, which hold places until they are paid; files; backtests; openings of sockets.
 */
export type RateClass =
  | 'operations'
  | 'authAttempts'
  | 'mails'
  | 'codes'
  | 'orders'
  | 'uploads'
  | 'backtests'
  | 'sockets';

/**
 * By whom it is counted: a client address; a person, or what one address does to the account that an input names; that
 * account, wherever from; an internal tool.
 */
export type RateSubject = 'address' | 'person' | 'account' | 'tools';

/** How many of a class a subject may have within a time. */
export interface RateRule {
  readonly points: number;
  readonly seconds: number;
}

/** The rules of a gateway; a class has none for a subject that is not counted. */
export type RateRules = Readonly<Record<RateClass, Readonly<Partial<Record<RateSubject, RateRule>>>>>;

/**
 * The rules, in proportion to two numbers: operations a minute of one person, and attempts (sign-ins, mails for passwords
 * and the like) in five minutes of one address for one account. Behind one address there may be several people; an
 * internal tool works for many. Attempts at one account are never counted together wherever they come from: that would let
 * strangers keep its owner out. People try promo codes, and change a cart that has one, more often than they sign in. An order that nobody pays holds a
 * place for half an hour: one address holds as many as it may order within that time.
 */
export function rateRules(settings: {
  readonly operations: number;
  readonly authAttempts: number;
}): RateRules {
  const { operations, authAttempts } = settings;
  const perMinute = (points: number): RateRule => ({ points: Math.ceil(points), seconds: 60 });
  const inFive = (points: number): RateRule => ({ points, seconds: 300 });
  const inHalfAnHour = (points: number): RateRule => ({ points, seconds: 1_800 });
  const ofAccount = { person: inFive(authAttempts), address: inFive(authAttempts * 5) };
  return {
    operations: {
      person: perMinute(operations),
      address: perMinute(operations * 5),
      tools: perMinute(operations * 10),
    },
    authAttempts: ofAccount,
    mails: { ...ofAccount, account: inFive(authAttempts * 20) },
    codes: { person: inFive(authAttempts * 3), address: inFive(authAttempts * 15) },
    orders: { person: inHalfAnHour(authAttempts), address: inHalfAnHour(authAttempts * 2) },
    uploads: { person: perMinute(operations / 10), address: perMinute(operations / 2) },
    backtests: { person: perMinute(operations / 10), address: perMinute(operations / 2) },
    sockets: { address: perMinute(operations) },
  };
}

/** How a field of a root type counts besides the operation. */
export interface FieldRateLimit {
  readonly what: RateClass;
  /** Whose it is beside the address: the caller's, the account's whose e-mail the input holds, or nobody's. */
  readonly of: 'caller' | 'email' | null;
  /** Counted only when this text of the input is given. */
  readonly when?: string;
}

/** Fields that somebody could repeat to guess a secret or a code, to try names, to have mails sent, to fill disks, or to keep processors busy. */
export const fieldRateLimits: Readonly<Record<string, FieldRateLimit>> = {
  'Mutation.signIn': { what: 'authAttempts', of: 'email' },
  'Mutation.updatePassword': { what: 'authAttempts', of: 'caller' },
  'Mutation.resetPassword': { what: 'authAttempts', of: null },
  'Mutation.register': { what: 'mails', of: 'email' },
  'Mutation.requestPasswordReset': { what: 'mails', of: 'email' },
  'Mutation.redeemPromoCode': { what: 'codes', of: 'caller' },
  'Query.cartPrice': { what: 'codes', of: 'caller', when: 'promoCode' },
  'Mutation.placeOrder': { what: 'orders', of: 'caller' },
  'Query.dropinfoBacktest': { what: 'backtests', of: 'caller' },
  'Mutation.createTip': { what: 'uploads', of: 'caller' },
  'Mutation.updateTip': { what: 'uploads', of: 'caller' },
};

interface SignIn {
  readonly uid: string;
  readonly client: string;
}

const length = 22;

/** The keys that were made, all forgotten when there are so many. */
const known = new Map<string, string>();
const maxKnown = 10_000;

/** A short name for a sign-in, from which neither uid nor client can be told. */
export function signInKey({ uid, client }: SignIn): string {
  const name = `${uid}\n${client}`;
  const key = known.get(name);
  if (key !== undefined) return key;
  const made = hash('sha256', name, 'base64url').slice(0, length);
  if (known.size >= maxKnown) known.clear();
  known.set(name, made);
  return made;
}
