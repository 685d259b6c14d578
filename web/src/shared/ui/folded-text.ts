/** Letters without a Unicode decomposition. */
const replacements: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Normalizes a text for searching as the server does: without case, accents and surrounding whitespace. */
export const foldedText = (text: string): string =>
  text
    .trim()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđıßæœ]/g, (letter) => replacements[letter] ?? letter);

/** Whether a name contains every word of a search, ignoring case and accents. */
export function isNamedLike(name: string, search: string): boolean {
  const folded = foldedText(name);
  return foldedText(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
