import type { PageArgs } from '../../kit/paged-list.ts';
import { anything, list, month, pageFields, shape } from '../../kit/shape.ts';
import { toWire } from '../../kit/wire.ts';
import { get, put } from '../../rest/endpoint.ts';
import type { SaveAlertSettingsInput } from '../__generated__/schema.ts';
import { leagueNumber } from '../league/league-ids.ts';
import { receipt, settings, summary } from './shapes.ts';

export const alertSettings = get('alert.settings', '/alerts/settings.json', {
  decode: shape({ settings }),
  optional: true,
  fields: ['Viewer.alertSettings'],
});

const noLimits = { maxPerDay: null, quietFrom: null, quietUntil: null, minDrop: null, cooldownMinutes: null };

/** Settings with valid league ids on the wire. */
export const toSettingsData = (input: SaveAlertSettingsInput) =>
  toWire({ ...noLimits, ...input, leagueIds: input.leagueIds?.map(leagueNumber) });

/** The reply is ignored; the settings are read again. */
export const alertSaveSettings = put('alert.saveSettings', '/alerts/settings.json', {
  body: (change: ReturnType<typeof toSettingsData>) => ({ settings: change }),
  decode: anything,
  optional: true,
  fields: ['Mutation.saveAlertSettings'],
});

interface ReceiptsQuery extends PageArgs {
  /** `YYYY-MM`; null for all. */
  readonly month: string | null;
}

export const alertReceipts = get('alert.receipts', '/alerts/receipts.json', {
  query: (args: ReceiptsQuery) => toWire(args),
  decode: shape({ ...pageFields, receipts: list(receipt), summary, months: list(month) }),
  optional: true,
  fields: [{ field: 'Viewer.alertReceipts', by: ['month', 'first', 'after'], pages: 'first' }],
});

/** The reply is ignored. Another user's alert is 404. */
export const alertOpened = put('alert.opened', '/alerts/receipts/{alert}/opened.json', {
  decode: anything,
  fields: ['Mutation.markAlertOpened'],
});
