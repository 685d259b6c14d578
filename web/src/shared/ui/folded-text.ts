/** Letters that Unicode does not take apart, and what is typed for them. */
const typedAs: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** A text as it is searched, as the graph does: without case, accents and spaces around it. */
export const foldedText = (text: string): string =>
  text
    .trim()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđıßæœ]/g, (letter) => typedAs[letter] ?? letter);
