import { useState } from 'react';

/** How often a value has changed since the component first stood in the page: 0 until the first change. */
export function useChangeCount(value: string | number | null): number {
  const [known, setKnown] = useState({ value, count: 0 });
  if (known.value === value) return known.count;
  const next = { value, count: known.count + 1 };
  setKnown(next);
  return next.count;
}
