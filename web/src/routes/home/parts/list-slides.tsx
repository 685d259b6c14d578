import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../i18n/texts.ts';
import { Countdown } from '../../../shared/ui/countdown.tsx';
import { countdownLabel, kickoffState } from '../../../shared/ui/countdown-label.ts';
import { DropPercent, DropPicture } from '../../../shared/ui/drop-picture.tsx';
import { isBigDrop } from '../../../shared/ui/drop-rules.ts';
import { FormBlocks } from '../../../shared/ui/form-blocks.tsx';
import { formatDecimal, formatOdds, formatUnits, useLanguage } from '../../../shared/ui/formats.ts';
import { MatchName } from '../../../shared/ui/match-name.tsx';
import { TipStatusIcon } from '../../../shared/ui/tip-status-icon.tsx';
import { sampleAutofilters, sampleDropinfos, sampleTips } from '../../lib/sample-data.ts';
import { SlidePanel } from '../../parts/slides/slide-panel.tsx';
import classes from '../../parts/slides/slides.module.css';

export function TipsSlide() {
  const language = useLanguage();
  return (
    <SlidePanel title="common.tips">
      <table className={classes.table} data-lined>
        <thead>
          <tr>
            <Column id="common.tip" />
            <Column id="common.odds" data-figure />
            <Column id="common.stake" data-figure className="mantine-visible-from-sm" />
            <Column id="common.resultInUnits" data-figure />
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
                      <SampleMatch homeTeam={homeTeam} awayTeam={awayTeam} />
                    </small>
                  </span>
                </span>
              </td>
              <td data-figure>{formatOdds(odds)}</td>
              <td className="mantine-visible-from-sm" data-figure>
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

export function AutofiltersSlide() {
  return (
    <SlidePanel title="common.autofilters">
      <table className={classes.table} data-lined>
        <thead>
          <tr>
            <Column id="common.match" />
            <Column id="public.home.column.form" className="mantine-visible-from-sm" />
            <Column id="public.home.column.hits" data-figure />
          </tr>
        </thead>
        <tbody>
          {sampleAutofilters.map(({ homeTeam, awayTeam, tip, min, values }) => (
            <tr key={homeTeam}>
              <td>
                <b>
                  <SampleMatch homeTeam={homeTeam} awayTeam={awayTeam} />
                </b>
                <small>
                  <FormattedMessage id="public.home.sample.pick" values={{ pick: tip }} />
                </small>
              </td>
              <td className="mantine-visible-from-sm">
                <SampleForm values={values} min={min} />
              </td>
              <td data-figure>
                <b className={classes.good}>
                  <SampleHits values={values} min={min} />
                </b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SlidePanel>
  );
}

/** Odds drops as in the list: time left, match, size and graphic of the drop. */
export function DropinfoSlide() {
  return (
    <SlidePanel title="common.dropinfo">
      <table className={`${classes.table} ${classes.drops}`} data-lined>
        <thead>
          <tr>
            <Column id="common.kickOffIn" data-figure />
            <Column id="common.match" />
            <Column id="common.selection" className="mantine-visible-from-sm" />
            <Column id="common.drop" data-figure />
            <Column id="public.home.column.move" className={classes.picture} />
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
                    <SampleMatch homeTeam={homeTeam} awayTeam={awayTeam} />
                  </b>
                  <small>
                    <FormattedMessage id="public.home.sample.league" values={{ league }} />
                  </small>
                </td>
                <td className="mantine-visible-from-sm">
                  <b>
                    <FormattedMessage id="public.home.sample.pick" values={{ pick: tip }} />
                  </b>
                  <small>
                    <FormattedMessage id="public.home.stat" values={{ stat: market }} />
                  </small>
                </td>
                <td data-figure>
                  <DropPercent drop={drop} />
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

function Column({ id, ...cell }: { readonly id: MessageId } & ComponentProps<'th'>) {
  return (
    <th {...cell}>
      <FormattedMessage id={id} />
    </th>
  );
}

function SampleMatch(teams: { readonly homeTeam: string; readonly awayTeam: string }) {
  return <MatchName title={`${teams.homeTeam} – ${teams.awayTeam}`} {...teams} />;
}

interface SampleFormProps {
  /** Values of the last matches, newest first. */
  readonly values: readonly number[];
  /** Minimum value that meets the condition. */
  readonly min: number;
}

/** The form of an example team, as in the statistics. */
export function SampleForm({ values, min }: SampleFormProps) {
  return <FormBlocks marks={values.map((count) => ({ count, hit: count >= min }))} />;
}

export function SampleHits({ values, min }: SampleFormProps) {
  const hits = values.filter((value) => value >= min).length;
  return <FormattedMessage id="public.home.sample.hits" values={{ hits, of: values.length }} />;
}
