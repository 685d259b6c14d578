import { reader, readerWith } from '../../kit/compile-shape.ts';
import * as s from '../../kit/shape.ts';

export const settings = s.shape({
  isOwn: s.boolean,
  maxPerHour: s.integer,
  maxPerDay: s.orNull(s.integer),
  quietFrom: s.orNull(s.text),
  quietUntil: s.orNull(s.text),
  digestAt: s.text,
  timeZone: s.text,
  minDrop: s.orNull(s.number),
  leagueIds: s.hidden(s.orNull(s.list(s.integer))),
  cooldownMinutes: s.orNull(s.integer),
});

export const receipt = s.shape({
  title: s.text,
  tip: s.text,
  kickOff: s.from('date', s.dateTime),
  inDigest: s.boolean,
  dropinfoUid: s.orNull(s.text),
  tipUid: s.orNull(s.text),
  sentAt: s.dateTime,
  odds: s.number,
  openedAt: s.orNull(s.dateTime),
  openedOdds: s.orNull(s.number),
  currentOdds: s.orNull(s.number),
});

export const summary = s.shape({
  sent: s.integer,
  opened: s.integer,
  measured: s.integer,
  slippage: s.orNull(s.number),
});

export const toAlertSettings = readerWith(settings, { leagueIds: ({ league_ids }) => league_ids ?? [] });
export type AlertSettingsModel = ReturnType<typeof toAlertSettings>;

export const toAlertReceipt = readerWith(receipt, {
  slippage: ({ odds, opened_odds: opened }) => (opened == null ? null : (opened - odds) / odds),
});
export type AlertReceiptModel = ReturnType<typeof toAlertReceipt>;

export const toAlertSummary = reader(summary);
