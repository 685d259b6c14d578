import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../db/database.ts';
import { containsFolded } from '../db/fold-text.ts';
import { userLogs, users } from '../db/tables.ts';
import type { Deps } from '../deps.ts';

/** Never put a password, a token or a key into `details`. */
interface LogEntry {
  /** The affected user; the author if it affects no user, such as an edit of a plan or a tip. */
  userId: number;
  authorId: number;
  /** `object.verb`, such as `payment.cancel`. */
  action: string;
  /** Ids, and the changed fields `before` and `after`. */
  details: Record<string, unknown>;
  at: Date;
}

export async function writeLog(tx: Transaction, { at, ...entry }: LogEntry): Promise<void> {
  await tx.insert(userLogs).values({ ...entry, createdAt: at });
}

/** `userId` defaults to the author. */
type Log = (action: string, details: object, userId?: number) => Promise<void>;

/** Runs an edit and writes its log entries in one transaction. */
export const loggedEdit = <Result>(
  { db, clock }: Deps,
  authorId: number,
  edit: (tx: Transaction, log: Log) => Promise<Result>,
): Promise<Result> =>
  db.transaction((tx) =>
    edit(tx, (action, details, userId = authorId) =>
      writeLog(tx, { userId, authorId, action, details: { ...details }, at: clock() }),
    ),
  );

export interface ChangedFields {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** The fields of `after` whose values differ from `before`; null if there are none. Undefined ones stay unchanged. */
export function changedFields(before: object, after: object): ChangedFields | null {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) => value !== undefined && !isDeepStrictEqual(value, old.get(field) ?? null),
  );
  if (changed.length === 0) return null;
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, old.get(field) ?? null])),
    after: Object.fromEntries(changed),
  };
}

const author = alias(users, 'author');

/** A page of a user's own rows, for admins. */
export interface UserPage {
  userId: number;
  search: string | undefined;
  limit: number;
  offset: number;
}

/** A user's log with authors, newest first. `search` matches action, author and details. */
export async function userLogsJson(db: Queryable, page: UserPage) {
  const rows = await db
    .select({ log: userLogs, authorId: author.id, authorEmail: author.email })
    .from(userLogs)
    .leftJoin(author, eq(author.id, userLogs.authorId))
    .where(filterCondition(page))
    .orderBy(desc(userLogs.createdAt), desc(userLogs.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ log, authorId, authorEmail }) => ({
    id: log.id,
    action: log.action,
    details: log.details,
    created_at: log.createdAt,
    author: authorId === null ? null : { id: authorId, email: authorEmail },
  }));
}

export async function countUserLogs(db: Queryable, page: UserPage): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(userLogs)
    .leftJoin(author, eq(author.id, userLogs.authorId))
    .where(filterCondition(page));
  return row?.total ?? 0;
}

function filterCondition({ userId, search }: UserPage): SQL | undefined {
  const ofUser = eq(userLogs.userId, userId);
  if (search === undefined) return ofUser;
  const text = sql`concat_ws(' ', ${userLogs.action}, ${author.email}, ${userLogs.details}::text)`;
  return and(ofUser, containsFolded(text, search));
}
