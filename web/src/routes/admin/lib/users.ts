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

/** Whether a subscription includes Discord at `now` (ms since the epoch). */
export const hasDiscord = (
  { discord, discordUntil }: { readonly discord: boolean; readonly discordUntil?: string | null },
  now: number,
): boolean => discord && (discordUntil == null || Date.parse(discordUntil) > now);

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
