import { FormattedMessage, useIntl } from 'react-intl';
import { formatDecimal } from '../format-decimal.ts';
import { useLanguage } from '../use-language.ts';
import { axisTicks } from './axis-ticks.ts';
import { bandHalfWidth, type ResultTotals } from './confidence-band.ts';
import classes from './units-chart.module.css';

/** The running result at a moment. */
export interface UnitsPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Profit of all tips up to and including this moment, in units. */
  readonly units: number;
  /** How many tips they are; null where nobody says. */
  readonly tips: number | null;
}

interface UnitsChartProps {
  /** Earliest first; at least two make a line. */
  readonly points: readonly UnitsPoint[];
  /** What the 95 % band is counted from. */
  readonly totals: ResultTotals;
  /** The ends of the time axis, in words. */
  readonly from: string;
  readonly to: string;
}

/** The drawing's own measure; it is scaled to its place. */
const size = { width: 800, height: 320 };

/**
 * A running result as one line with its last figure, and the 95 % band where the totals and every point's sample
 * allow one. Its height is the custom property `--chart-height`.
 */
export function UnitsChart({ points, totals, from, to }: UnitsChartProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;

  const banded = points.map((point) => ({
    ...point,
    half: point.tips === null ? null : bandHalfWidth(totals, point.tips),
  }));
  const hasBand = banded.every(({ half }) => half !== null);
  const edges = banded.flatMap(({ units, half }) => [units - (half ?? 0), units + (half ?? 0), 0]);
  const ticks = axisTicks(Math.min(...edges), Math.max(...edges));
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const x = (at: number) => round(((at - first.at) / Math.max(last.at - first.at, 1)) * size.width);
  const y = (units: number) => round(size.height - ((units - low) / (high - low)) * size.height);
  const top = (units: number) => ({ top: `${(y(units) / size.height) * 100}%` });
  const path = (of: (point: (typeof banded)[number]) => number, list = banded) =>
    list.map((point) => `${x(point.at)},${y(of(point))}`).join(' ');
  const signed = (value: number, decimals: number) =>
    formatDecimal(value, language, { decimals, signed: true });
  const isFarFromLast = (tick: number) => Math.abs(y(tick) - y(last.units)) > size.height / 12;

  return (
    <figure>
      <div className={classes.chart}>
        <svg
          className={classes.drawing}
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={intl.formatMessage(
            { id: 'shared.chart.running' },
            { from, to, units: signed(last.units, 1) },
          )}
        >
          {hasBand && (
            <polygon
              className={classes.band}
              points={`${path((point) => point.units + (point.half ?? 0))} ${path(
                (point) => point.units - (point.half ?? 0),
                banded.toReversed(),
              )}`}
            />
          )}
          {ticks.map((tick) => (
            <line
              key={tick}
              className={tick === 0 ? classes.zero : classes.level}
              x1="0"
              x2={size.width}
              y1={y(tick)}
              y2={y(tick)}
            />
          ))}
          <polyline className={classes.line} points={path((point) => point.units)} />
        </svg>
        <div className={classes.labels} aria-hidden="true">
          {ticks.filter(isFarFromLast).map((tick) => (
            <span key={tick} style={top(tick)}>
              {signed(tick, 0)}
            </span>
          ))}
          <span className={classes.last} data-sign={Math.sign(last.units)} style={top(last.units)}>
            {signed(last.units, 1)}
          </span>
        </div>
      </div>
      <div className={classes.dates} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </div>
      <figcaption className={classes.legend}>
        <span>
          <i className={classes.lineKey} />
          <FormattedMessage id="shared.chart.line" />
        </span>
        {hasBand && (
          <span>
            <i className={classes.bandKey} />
            <FormattedMessage id="shared.chart.band" />
          </span>
        )}
      </figcaption>
    </figure>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
