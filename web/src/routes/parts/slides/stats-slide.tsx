import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { formatDecimal, useLanguage } from '../../../shared/ui/formats.ts';
import track from '../../../shared/ui/track.module.css';
import { sampleStats } from '../../lib/sample-data.ts';
import { SlidePanel } from './slide-panel.tsx';
import classes from './slides.module.css';

export function StatsSlide() {
  const language = useLanguage();
  const figure = (value: number) => formatDecimal(value, language, { decimals: 1 });
  return (
    <SlidePanel title="common.statistics">
      <table className={`${classes.table} ${classes.comparison}`} data-lined>
        <caption>
          <small>
            <FormattedMessage id="public.home.sample.lastTen" />
          </small>
        </caption>
        <thead>
          <tr>
            <th data-figure>{sampleStats.home}</th>
            <td className={classes.middle} />
            <th>{sampleStats.away}</th>
          </tr>
        </thead>
        <tbody>
          {sampleStats.rows.map(({ name, home, away }) => (
            <tr key={name}>
              <td data-figure>
                <b>{figure(home)}</b>
              </td>
              <th scope="row" className={classes.middle}>
                <ComparisonBars home={home} away={away}>
                  <FormattedMessage id="public.home.stat" values={{ stat: name }} />
                </ComparisonBars>
              </th>
              <td>
                <b>{figure(away)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SlidePanel>
  );
}

interface ComparisonBarsProps {
  readonly home: number;
  readonly away: number;
  readonly children: ReactNode;
}

/** Two mirrored bars around a label; the larger value is highlighted. */
export function ComparisonBars({ home, away, children }: ComparisonBarsProps) {
  const max = Math.max(home, away);
  return (
    <span className={classes.bars}>
      <span className={track.track} aria-hidden="true">
        <span data-high={home > away || undefined} style={{ width: share(home, max) }} />
      </span>
      <small>{children}</small>
      <span className={track.track} aria-hidden="true">
        <span data-high={away > home || undefined} style={{ width: share(away, max) }} />
      </span>
    </span>
  );
}

function share(value: number, max: number): string {
  return `${Math.round((value / max) * 100)}%`;
}
