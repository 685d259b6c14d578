const largest = 2_147_483_647;

/** A table's id in a URL; null for text that cannot be one. */
export function parseId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= largest ? id : null;
}

/** Whether PostgreSQL can hold a text: it knows no zero character, and no half of a pair that makes one character. */
export const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text);
