/** A number as people type it, with a comma or a point and blanks between thousands; null for what is none. */
export function readDecimal(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '').replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null;
}
