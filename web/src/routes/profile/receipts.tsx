import { Skeleton } from '@mantine/core';
import query, { type alertReceiptsQuery } from '../../__generated__/alertReceiptsQuery.graphql.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import { profilePageSize, readAlertMonth } from './lib/profile-address.ts';

/** The notifications of a month. Their own query keeps the loaded pages of payments when another month is chosen. */
export const receipts = screenWithQuery<alertReceiptsQuery>({
  code: async () => (await import('./parts/alert-receipts.tsx')).AlertReceipts,
  query,
  field: 'viewer',
  variables: ({ url }) => ({ month: readAlertMonth(url.searchParams), first: profilePageSize }),
  skeleton: <Skeleton height={200} aria-hidden="true" />,
});
