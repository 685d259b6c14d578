/** Parses a number with a decimal comma or point and optional spaces; null for anything else. */
export function readDecimal(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '').replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null;
}

/** Parses a number of digits and optional spaces. A separator, such as that of thousands, is never taken for a decimal one. */
export const readWhole = (text: string): number | null =>
  /^\s*\d[\d\s]*$/.test(text) ? readDecimal(text) : null;
