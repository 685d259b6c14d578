import { reader, readerWith } from '../../kit/compile-shape.ts';
import { receipt, settings, summary } from './shapes.ts';

/** How a person is notified, as the graph shows it. */
export const toAlertSettings = readerWith(settings, { leagueIds: ({ league_ids }) => league_ids ?? [] });
export type AlertSettingsModel = ReturnType<typeof toAlertSettings>;

export const toAlertReceipt = readerWith(receipt, {
  slippage: ({ odds, opened_odds: opened }) => (opened == null ? null : (opened - odds) / odds),
});
export type AlertReceiptModel = ReturnType<typeof toAlertReceipt>;

export const toAlertSummary = reader(summary);
