import { useIntl } from 'react-intl';
import { axisTicks } from '../../../../shared/ui/chart/axis-ticks.ts';
import { formatMoney } from '../../../../shared/ui/format-money.ts';
import { useLanguage } from '../../../../shared/ui/use-language.ts';
import { monthName } from '../lib/month-name.ts';
import classes from './month-chart.module.css';

/** What a month has brought. */
export interface MonthFigure {
  /** `2026-03`. */
  readonly month: string;
  readonly amountPln: number;
}

/** The drawing's own measure; it is scaled to its place. */
const size = { width: 800, height: 320 };
/** Of a month's place, how much its bar takes. */
const barShare = 0.62;

/** A bar for each month, earliest first, and the level of round sums behind them. */
export function MonthChart({ months }: { readonly months: readonly MonthFigure[] }) {
  const intl = useIntl();
  const language = useLanguage();
  const ticks = axisTicks(0, Math.max(...months.map(({ amountPln }) => amountPln)));
  const high = ticks.at(-1) ?? 1;
  const y = (pln: number) => Math.round((1 - pln / high) * size.height * 10) / 10;
  const place = size.width / months.length;
  const best = months.reduce((most, figure) => (figure.amountPln > most.amountPln ? figure : most));
  return (
    <figure>
      <div className={classes.chart}>
        <svg
          className={classes.drawing}
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={intl.formatMessage(
            { id: 'admin.paymentStats.chart' },
            {
              months: months.length,
              best: monthName(best.month, language),
              amount: formatMoney(best.amountPln, language),
            },
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
          {months.map(({ month, amountPln }, index) => (
            <rect
              key={month}
              className={classes.bar}
              x={Math.round((index + (1 - barShare) / 2) * place * 10) / 10}
              width={Math.round(place * barShare * 10) / 10}
              y={y(amountPln)}
              height={Math.max(0, size.height - y(amountPln))}
            />
          ))}
        </svg>
        <div className={classes.labels} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ top: `${(y(tick) / size.height) * 100}%` }}>
              {intl.formatMessage({ id: 'admin.paymentStats.tick' }, { amount: tick })}
            </span>
          ))}
        </div>
      </div>
      <div className={classes.months} aria-hidden="true">
        {months.map(({ month }, index) => (
          <span key={month}>
            {month.slice(5)}
            {(index === 0 || month.endsWith('-01')) && <b>{month.slice(0, 4)}</b>}
          </span>
        ))}
      </div>
    </figure>
  );
}
