import { reader, readerWith } from '../../kit/compile-shape.ts';
import { effectiveness, seriesPoint } from './shapes.ts';

const toPoint = reader(seriesPoint);

/** Figures of the wire as the graph shows them. */
export const toEffectiveness = readerWith(effectiveness, {
  series: ({ series }) =>
    (series ?? []).map(toPoint).sort((one, other) => one.date.localeCompare(other.date)),
});
