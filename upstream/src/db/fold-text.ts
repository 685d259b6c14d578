import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A text without case and accents, by the function of that name in the database: what letters count as is told there alone. */
export const foldText = (text: SQLWrapper | string): SQL<string> => sql<string>`fold_text(${text})`;

/** Whether a text has another in it, without regard to case and accents. */
export const containsFolded = (text: SQLWrapper, searched: string): SQL =>
  sql`position(${foldText(searched)} in ${foldText(text)}) > 0`;
