import { FormattedMessage } from 'react-intl';
import { formatDecimal, formatOdds, formatUnits, useLanguage } from '../../../shared/ui/formats.ts';
import { MatchName } from '../../../shared/ui/match-name.tsx';
import { TipStatusIcon } from '../../../shared/ui/tip-status-icon.tsx';
import { sampleTips } from '../../lib/sample-data.ts';
import { SlidePanel } from './slide-panel.tsx';
import classes from './slides.module.css';

/** Expert tips with odds, stake and result. */
export function TipsSlide() {
  const language = useLanguage();
  return (
    <SlidePanel title={<FormattedMessage id="common.tips" />}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>
              <FormattedMessage id="common.tip" />
            </th>
            <th data-figure>
              <FormattedMessage id="common.odds" />
            </th>
            <th className={classes.hideOnNarrow} data-figure>
              <FormattedMessage id="common.stake" />
            </th>
            <th data-figure>
              <FormattedMessage id="common.resultInUnits" />
            </th>
          </tr>
        </thead>
        <tbody>
          {sampleTips.map(({ homeTeam, awayTeam, tip, odds, stake, status, units }) => (
            <tr key={homeTeam}>
              <td>
                <span className={classes.marked}>
                  <TipStatusIcon status={status} />
                  <span className={classes.text}>
                    <b>
                      <FormattedMessage id="public.home.sample.pick" values={{ pick: tip }} />
                    </b>
                    <small>
                      <MatchName
                        title={`${homeTeam} – ${awayTeam}`}
                        homeTeam={homeTeam}
                        awayTeam={awayTeam}
                      />
                    </small>
                  </span>
                </span>
              </td>
              <td data-figure>{formatOdds(odds)}</td>
              <td className={classes.hideOnNarrow} data-figure>
                {formatDecimal(stake, language, { decimals: 1 })}
              </td>
              <td data-figure data-status={status}>
                <b>{units === null ? '–' : formatUnits(units, language)}</b>
                <small>
                  <FormattedMessage id="public.home.status" values={{ status }} />
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SlidePanel>
  );
}
