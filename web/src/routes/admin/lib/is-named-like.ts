import { foldedText } from '../../../shared/ui/folded-text.ts';

/** Whether a name has every word of a search in it, without regard to case and accents. */
export function isNamedLike(name: string, search: string): boolean {
  const within = foldedText(name);
  return foldedText(search)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
