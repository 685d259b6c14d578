import type { ApiContext } from '../api-context.ts';
import { writeLog } from '../audit/write-log.ts';
import { notFound } from '../http/http-error.ts';

/**
 * Deletes a file and logs who did it.
 * @throws HttpError 404 when there is none of that name
 */
export async function destroyFile(
  { db, clock, files }: Pick<ApiContext, 'db' | 'clock' | 'files'>,
  authorId: number,
  name: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const details = { name, before: { name }, after: null };
    await writeLog(tx, { userId: authorId, authorId, action: 'file.destroy', details, at: clock() });
    if (!(await files.remove(name))) throw notFound();
  });
}
