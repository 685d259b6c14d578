import { FormattedMessage } from 'react-intl';
import { formatDecimal, useLanguage } from '../../../shared/ui/formats.ts';
import { sampleStats } from '../../lib/sample-data.ts';
import { ComparisonBars } from './comparison-bars.tsx';
import { SlidePanel } from './slide-panel.tsx';
import classes from './slides.module.css';

/** Two teams compared by their last ten matches. */
export function StatsSlide() {
  const language = useLanguage();
  const figure = (value: number) => formatDecimal(value, language, { decimals: 1 });
  return (
    <SlidePanel title={<FormattedMessage id="common.statistics" />}>
      <table className={`${classes.table} ${classes.comparison}`}>
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
