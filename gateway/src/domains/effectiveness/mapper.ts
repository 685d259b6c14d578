import type { Effectiveness } from '../__generated__/schema.ts';
import { toTipType } from '../tip/mapper.ts';
import type { EffectivenessWire } from './endpoints.ts';

/** Figures of the wire as the graph shows them; what is not told is null. */
export const toEffectiveness = (wire: EffectivenessWire): Effectiveness => ({
  from: wire.from ?? null,
  to: wire.to ?? null,
  sampleSize: wire.tips ?? null,
  won: wire.won ?? null,
  lost: wire.lost ?? null,
  stakeUnits: wire.stake ?? null,
  profitUnits: wire.units ?? null,
  yieldPercent: wire.yield ?? null,
  annualRoiPercent: wire.roi ?? null,
  bankUnits: wire.bank ?? null,
  byType: (wire.by_kind ?? []).map((row) => ({
    type: toTipType(row.tip_type),
    sampleSize: row.tips,
    won: row.won ?? null,
    lost: row.lost ?? null,
    stakeUnits: row.stake ?? null,
    profitUnits: row.units ?? null,
    yieldPercent: row.yield ?? null,
  })),
  series: (wire.series ?? [])
    .map((point) => ({
      date: point.date,
      cumulativeUnits: point.units,
      sampleSize: point.tips ?? null,
    }))
    .sort((a, b) => a.date.localeCompare(b.date)),
});
