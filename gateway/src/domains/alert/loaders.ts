import { pagedList, pageOf } from '../../kit/connection.ts';
import { memoizeBy } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import { alertReceipts } from './endpoints.ts';
import { toAlertReceipt, toAlertSummary } from './shapes.ts';

export const createAlertLoaders = ({ call }: LoaderDeps) => ({
  /** The receipts of a month, or all for null, newest first; each page with the summary of all. */
  receipts: memoizeBy(
    (month: string | null, pageSize: number): string => `${pageSize} ${month}`,
    (month, pageSize) =>
      pagedList('alert receipts', pageSize, async (page) => {
        const reply = await call(alertReceipts, { month, page, perPage: pageSize });
        const { summary, months, receipts } = reply;
        return { ...pageOf(reply, receipts.map(toAlertReceipt)), summary: toAlertSummary(summary), months };
      }),
  ),
});

declare module '../loaders.ts' {
  interface Loaders {
    readonly alert: ReturnType<typeof createAlertLoaders>;
  }
}
