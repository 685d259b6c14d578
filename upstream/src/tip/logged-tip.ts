import type { TipData } from './tip-data.ts';

/** What people write of a tip, as the log keeps it; pictures are told by their addresses. */
export const loggedTip = (data: TipData, images: readonly string[]) => ({
  title: data.title,
  tip: data.tip,
  tip_type: data.tipType,
  exchange: data.exchange,
  rate: data.rate,
  ewk: data.ewk,
  quality_value: data.qualityValue,
  date: data.date,
  description: data.description,
  matches: data.matches,
  images,
});
