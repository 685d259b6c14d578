import { foldedText } from '../../../shared/ui/folded-text.ts';

/** Whether a name contains every word of a search, ignoring case and accents. */
export function isNamedLike(name: string, search: string): boolean {
  const folded = foldedText(name);
  return foldedText(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
