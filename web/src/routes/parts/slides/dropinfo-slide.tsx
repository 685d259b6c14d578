import { FormattedMessage } from 'react-intl';
import { Countdown } from '../../../shared/ui/countdown.tsx';
import { countdownLabel, kickoffState } from '../../../shared/ui/countdown-label.ts';
import { DropPercent, DropPicture } from '../../../shared/ui/drop-picture.tsx';
import { isBigDrop } from '../../../shared/ui/drop-rules.ts';
import { formatPercent, useLanguage } from '../../../shared/ui/formats.ts';
import { MatchName } from '../../../shared/ui/match-name.tsx';
import { sampleDropinfos } from '../../lib/sample-data.ts';
import { SlidePanel } from './slide-panel.tsx';
import classes from './slides.module.css';

/** Odds drops as in the list: time left, match, size and graphic of the drop. */
export function DropinfoSlide() {
  const language = useLanguage();
  return (
    <SlidePanel title={<FormattedMessage id="common.dropinfo" />}>
      <table className={`${classes.table} ${classes.drops}`}>
        <thead>
          <tr>
            <th data-figure>
              <FormattedMessage id="common.kickOffIn" />
            </th>
            <th>
              <FormattedMessage id="common.match" />
            </th>
            <th className={classes.hideOnNarrow}>
              <FormattedMessage id="common.tip" />
            </th>
            <th data-figure>
              <FormattedMessage id="common.drop" />
            </th>
            <th className={classes.picture}>
              <FormattedMessage id="public.home.column.move" />
            </th>
          </tr>
        </thead>
        <tbody>
          {sampleDropinfos.map(({ homeTeam, awayTeam, league, market, tip, from, to, left }) => {
            const drop = 1 - to / from;
            const state = kickoffState(left * 1000);
            return (
              <tr key={homeTeam} data-kickoff={state} data-big={isBigDrop(drop) || undefined}>
                <td className={classes.left} data-figure>
                  <Countdown state={state}>{countdownLabel(left * 1000).main}</Countdown>
                </td>
                <td className={classes.match}>
                  <b>
                    <MatchName title={`${homeTeam} – ${awayTeam}`} homeTeam={homeTeam} awayTeam={awayTeam} />
                  </b>
                  <small>
                    <FormattedMessage id="public.home.sample.league" values={{ league }} />
                  </small>
                </td>
                <td className={classes.hideOnNarrow}>
                  <b>
                    <FormattedMessage id="public.home.sample.pick" values={{ pick: tip }} />
                  </b>
                  <small>
                    <FormattedMessage id="public.home.stat" values={{ stat: market }} />
                  </small>
                </td>
                <td data-figure>
                  <DropPercent drop={drop} text={formatPercent(drop, language)} />
                </td>
                <td className={classes.picture}>
                  <DropPicture label="" from={from} to={to} side="falling" />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </SlidePanel>
  );
}
