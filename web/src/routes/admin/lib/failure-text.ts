const failures = ['SOLD_OUT', 'PROMOCODE_USED', 'OUTDATED', 'UNAVAILABLE', 'UNSETTLED'] as const;

/** The message that says why a payment could not be honoured. */
export function failureText(failure: string | null | undefined) {
  const known = failures.find((one) => one === failure) ?? 'UNKNOWN';
  return `admin.payment.failure.${known}` as const;
}
