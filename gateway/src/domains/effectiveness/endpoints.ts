import { reader, readerWith } from '../../kit/compile-shape.ts';
import * as s from '../../kit/shape.ts';
import { get } from '../../rest/endpoint.ts';
import { tipType } from '../tip/shapes.ts';

const figures = {
  won: s.orNull(s.integer),
  lost: s.orNull(s.integer),
  stakeUnits: s.from('stake', s.orNull(s.number)),
  profitUnits: s.from('units', s.orNull(s.number)),
  yieldPercent: s.from('yield', s.orNull(s.number)),
};

const seriesPoint = s.shape({
  date: s.day,
  cumulativeUnits: s.from('units', s.number),
  cumulativeStakeUnits: s.from('stake', s.orNull(s.number)),
  sampleSize: s.from('tips', s.orNull(s.integer)),
});

const effectiveness = s.shape({
  from: s.orNull(s.day),
  to: s.orNull(s.day),
  sampleSize: s.from('tips', s.orNull(s.integer)),
  ...figures,
  annualRoiPercent: s.from('roi', s.orNull(s.number)),
  bankUnits: s.from('bank', s.orNull(s.number)),
  byType: s.from(
    'by_kind',
    s.orElse(
      s.list(
        s.shape({ type: s.from('tip_type', tipType), sampleSize: s.from('tips', s.integer), ...figures }),
      ),
      [],
    ),
  ),
  series: s.hidden(s.orNull(s.list(seriesPoint))),
});

const toPoint = reader(seriesPoint);

export const toEffectiveness = readerWith(effectiveness, {
  series: ({ series }) => (series ?? []).map(toPoint).sort((a, b) => a.date.localeCompare(b.date)),
});

export const effectivenessGet = get('effectiveness', '/effectivness.json', {
  auth: 'none',
  decode: s.shape({ effectiveness: s.orNull(effectiveness) }),
  staleIfErrorMs: 10 * 60_000,
  fields: ['Query.effectiveness'],
});
