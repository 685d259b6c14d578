/** How a person is called: by first and last name, else by the e-mail address. */
export function personName(person: {
  readonly firstName: string | null | undefined;
  readonly lastName: string | null | undefined;
  readonly email: string;
}): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || person.email;
}

/** The address of the list of payments of one person. */
export const paymentsOf = (email: string): string =>
  `/admin/payments?${new URLSearchParams({ search: email })}`;
