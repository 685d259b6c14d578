/** Parses a number with a decimal comma or point and optional spaces; null for anything else. */
export function readDecimal(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '').replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null;
}
