import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/** Letters whose base letter Unicode does not tell. */
const special: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i' };

const bare = (letter: string) => {
  const lower = letter.toLowerCase();
  return special[lower] ?? lower.normalize('NFD').replace(/\p{M}/gu, '');
};

/** Latin letters with accents, capitals included, and what stands for each. */
const accented = Array.from({ length: 0x180 - 0xc0 }, (_, place) => String.fromCodePoint(0xc0 + place))
  .map((letter) => ({ letter, base: bare(letter) }))
  .filter(({ letter, base }) => base.length === 1 && base !== letter);
const baseOf = new Map(accented.map(({ letter, base }) => [letter, base]));
const from = accented.map(({ letter }) => letter).join('');
const to = accented.map(({ base }) => base).join('');

/** A text without regard to case and accents. */
export const foldText = (text: string) =>
  [...text.normalize('NFC')].map((letter) => baseOf.get(letter) ?? letter.toLowerCase()).join('');

/** The same as `foldText`, in SQL: databases differ in what they do with letters that are not ASCII. */
export const foldColumn = (column: SQLWrapper): SQL<string> =>
  sql`lower(translate(${column}, ${from}, ${to}))`;
