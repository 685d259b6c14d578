/** What is counted. */
export type RateClass = 'operations' | 'guesses' | 'uploads' | 'sockets';

/** By whom it is counted: a client address, a person (or the account that an input names), or an internal tool. */
export type RateSubject = 'address' | 'person' | 'tools';

/** How many of a class a subject may have within a time. */
export interface RateRule {
  readonly points: number;
  readonly seconds: number;
}

/** The rules of a gateway; a class has none for a subject that is not counted. */
export type RateRules = Readonly<Record<RateClass, Readonly<Partial<Record<RateSubject, RateRule>>>>>;

/**
 * The rules, in proportion to two numbers: operations a minute of one person, and guesses (sign-ins, registrations, mails
 * for passwords and the like) in five minutes for one account. Behind one address there may be several people; an
 * internal tool works for many.
 */
export function rateRules(settings: { readonly operations: number; readonly guesses: number }): RateRules {
  const { operations, guesses } = settings;
  const perMinute = (points: number): RateRule => ({ points: Math.ceil(points), seconds: 60 });
  const inFive = (points: number): RateRule => ({ points, seconds: 300 });
  return {
    operations: {
      person: perMinute(operations),
      address: perMinute(operations * 5),
      tools: perMinute(operations * 10),
    },
    guesses: { person: inFive(guesses), address: inFive(guesses * 5) },
    uploads: { person: perMinute(operations / 10), address: perMinute(operations / 2) },
    sockets: { address: perMinute(operations) },
  };
}

/** Where a mutation's input names the account that is guessed at; null where it is the caller's own. */
type AccountField = 'email' | null;

/** Mutations that somebody could repeat to guess a secret, to try names, or to have mails sent. */
export const guessFields: Readonly<Record<string, AccountField>> = {
  signIn: 'email',
  register: 'email',
  requestPasswordReset: 'email',
  resetPassword: null,
  updatePassword: null,
  redeemPromoCode: null,
};

/** Mutations that take files. */
export const uploadFields: ReadonlySet<string> = new Set(['createTip', 'updateTip']);
