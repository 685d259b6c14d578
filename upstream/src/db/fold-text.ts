import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A text without case and accents, by the function in the database that also fills the search columns. */
export const foldText = (text: SQLWrapper | string): SQL<string> => sql<string>`fold_text(${text})`;

/** Whether a text contains another, ignoring case and accents. */
export const containsFolded = (text: SQLWrapper, searched: string): SQL =>
  sql`position(${foldText(searched)} in ${foldText(text)}) > 0`;
