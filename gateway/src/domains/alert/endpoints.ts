import { anything, list, pageFields, shape, textOf } from '../../kit/shape.ts';
import { pathSegment } from '../../kit/wire.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { receipt, settings, summary } from './shapes.ts';

export const alertSettings = defineEndpoint({
  id: 'alert.settings',
  method: 'GET',
  path: (_: Record<never, never>) => '/alerts/settings.json',
  auth: 'user',
  decode: shape({ settings }),
  cost: 1,
  optional: true,
  fields: ['Viewer.alertSettings'],
});

/** What a person may set, in the upstream's words. The reply is not needed: what is asked for is read again. */
export interface SettingsChange {
  readonly max_per_day: number | null;
  readonly quiet_from: string | null;
  readonly quiet_until: string | null;
  readonly digest_at: string;
  readonly time_zone: string;
  readonly min_drop: number | null;
  readonly league_ids: readonly number[] | undefined;
  readonly cooldown_minutes: number | null;
}

export const alertSaveSettings = defineEndpoint({
  id: 'alert.saveSettings',
  method: 'PUT',
  path: () => '/alerts/settings.json',
  body: (change: SettingsChange) => ({ settings: change }),
  auth: 'user',
  decode: anything,
  cost: 1,
  optional: true,
  fields: ['Mutation.saveAlertSettings'],
});

/** Which receipts are wanted: all, or those of a month. */
export interface ReceiptsQuery {
  readonly month: string | null;
  readonly page: number;
  readonly perPage: number;
}

export const alertReceipts = defineEndpoint({
  id: 'alert.receipts',
  method: 'GET',
  path: () => '/alerts/receipts.json',
  query: ({ month, page, perPage }: ReceiptsQuery) => ({
    month: month ?? undefined,
    page: String(page),
    per_page: String(perPage),
  }),
  auth: 'user',
  decode: shape({
    ...pageFields,
    receipts: list(receipt),
    summary,
    months: list(textOf(/^\d{4}-\d{2}$/)),
  }),
  cost: 1,
  optional: true,
  fields: [{ field: 'Viewer.alertReceipts', by: ['month', 'first', 'after'], pages: 'first' }],
});

/** The reply says nothing that matters; a name that is not the caller's is 404. */
export const alertOpened = defineEndpoint({
  id: 'alert.opened',
  method: 'PUT',
  path: (args: { alert: string }) => `/alerts/receipts/${pathSegment(args.alert)}/opened.json`,
  auth: 'user',
  decode: anything,
  cost: 1,
  fields: ['Mutation.markAlertOpened'],
});
