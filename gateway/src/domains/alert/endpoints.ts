import { anything, list, pageFields, shape, textOf } from '../../kit/shape.ts';
import { pathSegment } from '../../kit/wire.ts';
import { get, put } from '../../rest/endpoint.ts';
import { receipt, settings, summary } from './shapes.ts';

export const alertSettings = get('alert.settings', '/alerts/settings.json', {
  decode: shape({ settings }),
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

export const alertSaveSettings = put('alert.saveSettings', '/alerts/settings.json', {
  body: (change: SettingsChange) => ({ settings: change }),
  decode: anything,
  optional: true,
  fields: ['Mutation.saveAlertSettings'],
});

/** Which receipts are wanted: all, or those of a month. */
export interface ReceiptsQuery {
  readonly month: string | null;
  readonly page: number;
  readonly perPage: number;
}

export const alertReceipts = get('alert.receipts', '/alerts/receipts.json', {
  query: ({ month, page, perPage }: ReceiptsQuery) => ({
    month: month ?? undefined,
    page: String(page),
    per_page: String(perPage),
  }),
  decode: shape({ ...pageFields, receipts: list(receipt), summary, months: list(textOf(/^\d{4}-\d{2}$/)) }),
  optional: true,
  fields: [{ field: 'Viewer.alertReceipts', by: ['month', 'first', 'after'], pages: 'first' }],
});

/** The reply says nothing that matters; a name that is not the caller's is 404. */
export const alertOpened = put(
  'alert.opened',
  (args: { alert: string }) => `/alerts/receipts/${pathSegment(args.alert)}/opened.json`,
  { decode: anything, fields: ['Mutation.markAlertOpened'] },
);
