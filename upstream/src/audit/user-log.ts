import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { containsFolded } from '../db/fold-text.ts';
import { userLogs, users } from '../db/tables.ts';

/** One line of the log. Never put a password, a token or a key into `details`. */
interface LogEntry {
  /** Whom it was done to; of what is nobody's own, as a plan or a tip, the one who did it. */
  userId: number;
  /** Who did it. */
  authorId: number;
  /** What was done, `thing.verb`, for example `payment.cancel`. */
  action: string;
  /** What it was done to and the fields that changed, as they were `before` and are `after`. */
  details: Record<string, unknown>;
  at: Date;
}

/** Writes who did what into the user log, in the transaction that does it. */
export async function writeLog(tx: Transaction, { at, ...entry }: LogEntry): Promise<void> {
  await tx.insert(userLogs).values({ ...entry, createdAt: at });
}

/** What an edit that is logged works with. */
export interface EditDeps {
  db: Database;
  clock: () => Date;
}

/** Writes a line of the log; without `userId`, of what is nobody's own. */
type Log = (action: string, details: object, userId?: number) => Promise<void>;

/** Runs an edit in a transaction together with its lines of the log: all of it is written, or nothing. */
export const loggedEdit = <Result>(
  { db, clock }: EditDeps,
  authorId: number,
  edit: (tx: Transaction, log: Log) => Promise<Result>,
): Promise<Result> =>
  db.transaction((tx) =>
    edit(tx, (action, details, userId = authorId) =>
      writeLog(tx, { userId, authorId, action, details: { ...details }, at: clock() }),
    ),
  );

/** The same fields, as they were and as they are. */
export interface ChangedFields {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Of the fields of `after` those whose value differs from `before`, as the log keeps them; null when none does. */
export function changedFields(before: object, after: object): ChangedFields | null {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) => !isDeepStrictEqual(value, old.get(field) ?? null),
  );
  if (changed.length === 0) return null;
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, old.get(field) ?? null])),
    after: Object.fromEntries(changed),
  };
}

const author = alias(users, 'author');

/** Which part of what belongs to a user an admin looks at. */
export interface PartOfUser {
  userId: number;
  search: string | undefined;
  limit: number;
  offset: number;
}

/** What was done to a user, newest first, each with who did it; `search` is looked for in action, author and details. */
export async function userLogsJson(db: Queryable, part: PartOfUser) {
  const rows = await db
    .select({ log: userLogs, authorId: author.id, authorEmail: author.email })
    .from(userLogs)
    .leftJoin(author, eq(author.id, userLogs.authorId))
    .where(matching(part))
    .orderBy(desc(userLogs.createdAt), desc(userLogs.id))
    .limit(part.limit)
    .offset(part.offset);
  return rows.map(({ log, authorId, authorEmail }) => ({
    id: log.id,
    action: log.action,
    details: log.details,
    created_at: log.createdAt,
    author: authorId === null ? null : { id: authorId, email: authorEmail },
  }));
}

/** How many entries a search finds. */
export async function countUserLogs(db: Queryable, part: PartOfUser): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(userLogs)
    .leftJoin(author, eq(author.id, userLogs.authorId))
    .where(matching(part));
  return row?.total ?? 0;
}

function matching({ userId, search }: PartOfUser): SQL | undefined {
  const ofUser = eq(userLogs.userId, userId);
  if (search === undefined) return ofUser;
  const text = sql`concat_ws(' ', ${userLogs.action}, ${author.email}, ${userLogs.details}::text)`;
  return and(ofUser, containsFolded(text, search));
}
