/** A text as it is searched, as the graph does: without case, accents and spaces around it; ł counts as l. */
export const foldedText = (text: string): string =>
  text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');
