/** A text as it is searched: without case, accents and spaces around it. */
export const foldedText = (text: string): string =>
  text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');

/** Whether one of the texts has a searched one in it, without regard to case and accents. */
export function hasText(texts: readonly (string | null | undefined)[], searched: string): boolean {
  const folded = foldedText(searched);
  return texts.some((text) => text != null && foldedText(text).includes(folded));
}
