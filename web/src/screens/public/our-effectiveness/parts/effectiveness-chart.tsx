import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { effectivenessChart_effectiveness$key } from '../../../../__generated__/effectivenessChart_effectiveness.graphql.ts';
import { formatDecimal } from '../../../../shared/ui/format-decimal.ts';
import { useLanguage } from '../../../../shared/ui/use-language.ts';
import { axisTicks } from '../lib/axis-ticks.ts';
import { bandHalfWidth } from '../lib/confidence-band.ts';
import classes from './effectiveness-chart.module.css';

const effectivenessFragment = graphql`
  fragment effectivenessChart_effectiveness on Effectiveness {
    won
    lost
    stakeUnits
    profitUnits
    series {
      date
      cumulativeUnits
      sampleSize
    }
  }
`;

interface EffectivenessChartProps {
  readonly effectiveness: effectivenessChart_effectiveness$key;
}

/** The drawing's own measure; it is scaled to its place. */
const size = { width: 800, height: 320 };

/** The running result as one line, with the 95 % band where the data allow one. Nothing is drawn without a series. */
export function EffectivenessChart({ effectiveness }: EffectivenessChartProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { series, won, lost, stakeUnits, profitUnits } = useFragment(effectivenessFragment, effectiveness);
  const [first, last] = [series[0], series.at(-1)];
  if (!first || !last || series.length < 2)
    return (
      <p>
        <FormattedMessage id="public.effectiveness.noSeries" />
      </p>
    );

  const totals = {
    won: won ?? 0,
    lost: lost ?? 0,
    stakeUnits: stakeUnits ?? 0,
    profitUnits: profitUnits ?? 0,
  };
  const points = series.map(({ date, cumulativeUnits, sampleSize }) => {
    const half = sampleSize == null ? null : bandHalfWidth(totals, sampleSize);
    return { at: Date.parse(date), units: cumulativeUnits, half };
  });
  const hasBand = points.every(({ half }) => half !== null);
  const edges = points.flatMap(({ units, half }) => [units - (half ?? 0), units + (half ?? 0), 0]);
  const ticks = axisTicks(Math.min(...edges), Math.max(...edges));
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const start = Date.parse(first.date);
  const end = Date.parse(last.date);
  const x = (at: number) => round(((at - start) / Math.max(end - start, 1)) * size.width);
  const y = (units: number) => round(size.height - ((units - low) / (high - low)) * size.height);
  const path = (of: (point: (typeof points)[number]) => number, list = points) =>
    list.map((point) => `${x(point.at)},${y(of(point))}`).join(' ');
  const units = (value: number) => formatDecimal(value, language, { decimals: 1, signed: true });

  return (
    <figure>
      <div className={classes.chart}>
        <svg
          className={classes.drawing}
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={intl.formatMessage(
            { id: 'public.effectiveness.chart' },
            { from: first.date, to: last.date, units: units(last.cumulativeUnits) },
          )}
        >
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
          {hasBand && (
            <polygon
              className={classes.band}
              points={`${path((point) => point.units + (point.half ?? 0))} ${path(
                (point) => point.units - (point.half ?? 0),
                points.toReversed(),
              )}`}
            />
          )}
          <polyline className={classes.line} points={path((point) => point.units)} />
        </svg>
        <div className={classes.labels} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ top: `${(y(tick) / size.height) * 100}%` }}>
              {formatDecimal(tick, language, { decimals: 0, signed: true })}
            </span>
          ))}
        </div>
      </div>
      <div className={classes.dates} aria-hidden="true">
        <span>{intl.formatDate(first.date, { month: '2-digit', year: 'numeric', timeZone: 'UTC' })}</span>
        <span>{intl.formatDate(last.date, { month: '2-digit', year: 'numeric', timeZone: 'UTC' })}</span>
      </div>
      <figcaption className={classes.legend}>
        <span>
          <i className={classes.lineKey} />
          <FormattedMessage id="public.effectiveness.line" />
        </span>
        {hasBand && (
          <span>
            <i className={classes.bandKey} />
            <FormattedMessage id="public.effectiveness.band" />
          </span>
        )}
      </figcaption>
    </figure>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
