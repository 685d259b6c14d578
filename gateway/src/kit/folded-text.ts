import { badUserInput } from './errors.ts';

const maxSearchLength = 200;

/** @throws GraphQLError BAD_USER_INPUT for a search of more than 200 characters */
export function checkSearch(search: string | null | undefined): void {
  if (search != null && search.length > maxSearchLength) {
    throw badUserInput(`search must have at most ${maxSearchLength} characters.`);
  }
}

/** The trimmed search text; null when it is blank. @throws GraphQLError BAD_USER_INPUT for more than 200 characters */
export function searchedText(search: string | null | undefined): string | null {
  checkSearch(search);
  return search?.trim() || null;
}

/** Letters that Unicode does not decompose, by what is typed for them. */
const asciiLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Removes case, accents and surrounding spaces. */
export const foldedText = (text: string): string =>
  text
    .trim()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđıßæœ]/g, (letter) => asciiLetters[letter] ?? letter);

/** Whether one of the texts contains the searched one, ignoring case and accents. */
export function hasText(texts: readonly (string | null | undefined)[], searched: string): boolean {
  const folded = foldedText(searched);
  return texts.some((text) => text != null && foldedText(text).includes(folded));
}
