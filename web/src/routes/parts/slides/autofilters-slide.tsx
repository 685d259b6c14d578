import { FormattedMessage } from 'react-intl';
import { MatchName } from '../../../shared/ui/match-name.tsx';
import { sampleAutofilters } from '../../lib/sample-data.ts';
import { SampleForm, SlidePanel } from './slide-panel.tsx';
import classes from './slides.module.css';

/** Matches that meet a condition, with the teams' form. */
export function AutofiltersSlide() {
  return (
    <SlidePanel title={<FormattedMessage id="common.autofilters" />}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>
              <FormattedMessage id="common.match" />
            </th>
            <th className={classes.hideOnNarrow}>
              <FormattedMessage id="public.home.column.form" />
            </th>
            <th data-figure>
              <FormattedMessage id="public.home.column.hits" />
            </th>
          </tr>
        </thead>
        <tbody>
          {sampleAutofilters.map(({ homeTeam, awayTeam, tip, min, values }) => (
            <tr key={homeTeam}>
              <td>
                <b>
                  <MatchName title={`${homeTeam} – ${awayTeam}`} homeTeam={homeTeam} awayTeam={awayTeam} />
                </b>
                <small>
                  <FormattedMessage id="public.home.sample.pick" values={{ pick: tip }} />
                </small>
              </td>
              <td className={classes.hideOnNarrow}>
                <SampleForm values={values} min={min} />
              </td>
              <td data-figure>
                <b className={classes.good}>
                  <FormattedMessage
                    id="public.home.sample.hits"
                    values={{ hits: values.filter((value) => value >= min).length, of: values.length }}
                  />
                </b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SlidePanel>
  );
}
