import { useState } from 'react';

/** Counts the changes of a value since the component was mounted. */
export function useChangeCount(value: string | number | null): number {
  const [last, setLast] = useState({ value, count: 0 });
  if (last.value === value) return last.count;
  const next = { value, count: last.count + 1 };
  setLast(next);
  return next.count;
}
