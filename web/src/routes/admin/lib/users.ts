export const assignableRoles = ['USER', 'TYPER', 'ADMIN'] as const;

export type AssignableRole = (typeof assignableRoles)[number];

export type Role = AssignableRole | 'UNKNOWN';

/** Values added by a newer server become UNKNOWN. */
export const toRole = (value: string): Role => assignableRoles.find((role) => role === value) ?? 'UNKNOWN';

/** ISO 8601. `startsAt` is null when unknown, `expiresAt` is exclusive. */
export interface Period {
  readonly startsAt: string | null;
  readonly expiresAt: string;
}

const week = 7 * 24 * 3_600_000;

/** State at `now` (ms since the epoch). `ending`: ends within a week. */
export function subscriptionState({ startsAt, expiresAt }: Period, now: number) {
  const end = Date.parse(expiresAt);
  if (end <= now) return 'over';
  if (startsAt !== null && Date.parse(startsAt) > now) return 'coming';
  return end - now < week ? 'ending' : 'running';
}

/** What a subscription may include for a part of its time: GOQ of its plan, Discord also ordered on top. */
export type AddOn = 'goq' | 'discord';

export interface AddOns {
  readonly goq: boolean;
  readonly goqUntil?: string | null;
  readonly discord: boolean;
  readonly discordUntil?: string | null;
}

/** Whether a subscription includes an add-on at `now` (ms since the epoch). */
export function hasAddOn(subscription: AddOns, addOn: AddOn, now: number): boolean {
  const until = subscription[`${addOn}Until`];
  return subscription[addOn] && (until == null || Date.parse(until) > now);
}

/** First and last name, or the e-mail address when both are blank. */
export function userDisplayName(person: {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
}): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || person.email;
}

export const paymentsPath = (email: string): string =>
  `/admin/payments?${new URLSearchParams({ search: email })}`;
