const accents = /\p{Diacritic}/gu;

/** Letters as people type them: small, and without accents; ł is a letter of its own, which they type as l. */
const folded = (text: string) =>
  text.normalize('NFD').replace(accents, '').toLowerCase().replaceAll('ł', 'l');

/** Whether a name has every word of a search in it, without regard to case and accents. */
export function isNamedLike(name: string, search: string): boolean {
  const within = folded(name);
  return folded(search)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
