import { badUserInput } from './errors.ts';

/** The longest text that is searched for. */
const maxSearchLength = 200;

/** @throws GraphQLError BAD_USER_INPUT for a search of more than 200 characters */
export function checkSearch(search: string | null | undefined): void {
  if (search != null && search.length > maxSearchLength) {
    throw badUserInput(`search must have at most ${maxSearchLength} characters.`);
  }
}

/**
 * What is searched for, without spaces around it; null for nothing.
 * @throws GraphQLError BAD_USER_INPUT for more than 200 characters
 */
export function searchedText(search: string | null | undefined): string | null {
  checkSearch(search);
  return search?.trim() || null;
}

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

/** A text as it is searched: without case, accents and spaces around it. */
export const foldedText = (text: string): string =>
  text
    .trim()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđıßæœ]/g, (letter) => typedAs[letter] ?? letter);

/** Whether one of the texts has a searched one in it, without regard to case and accents. */
export function hasText(texts: readonly (string | null | undefined)[], searched: string): boolean {
  const folded = foldedText(searched);
  return texts.some((text) => text != null && foldedText(text).includes(folded));
}
