const largest = 2_147_483_647;

/** A table's id in a URL; null for text that cannot be one. */
export function parseId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= largest ? id : null;
}

/** Whether PostgreSQL can hold a text: it knows no zero character. */
export const isStorable = (text: string) => !text.includes('\0');
