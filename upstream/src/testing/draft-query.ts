/** Encodes an autofilter as `draft[…]` query parameters. */
export function draftQuery(
  draft: Readonly<Record<string, string | number | readonly number[] | null>>,
): string {
  const params = new URLSearchParams();
  for (const [field, value] of Object.entries(draft)) {
    if (typeof value === 'string' || typeof value === 'number')
      params.append(`draft[${field}]`, String(value));
    else for (const one of value ?? []) params.append(`draft[${field}][]`, String(one));
  }
  return params.toString();
}
