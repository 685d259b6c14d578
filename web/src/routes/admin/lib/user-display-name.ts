/** First and last name, or the e-mail address when both are blank. */
export function userDisplayName(person: {
  readonly firstName: string | null | undefined;
  readonly lastName: string | null | undefined;
  readonly email: string;
}): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || person.email;
}

/** Path of the list of a user's payments. */
export const paymentsPath = (email: string): string =>
  `/admin/payments?${new URLSearchParams({ search: email })}`;
