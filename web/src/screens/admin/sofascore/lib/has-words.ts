const folded = (text: string) =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/** Whether a name has a searched text in it, without regard to case and accents. */
export const hasWords = (name: string, search: string) => folded(name).includes(folded(search.trim()));
