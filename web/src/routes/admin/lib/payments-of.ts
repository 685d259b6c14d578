/** The address of the list of payments of one person. */
export const paymentsOf = (email: string): string =>
  `/admin/payments?${new URLSearchParams({ search: email })}`;
