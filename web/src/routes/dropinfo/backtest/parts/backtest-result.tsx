import { Card } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  BetSelection,
  backtestResult_result$data,
  backtestResult_result$key,
} from '../../../../__generated__/backtestResult_result.graphql.ts';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { BacktestCurve } from './backtest-curve.tsx';
import { BacktestFigures } from './backtest-figures.tsx';
import styles from './backtest-result.module.css';
import { SampleTable } from './sample-table.tsx';

const resultFragment = graphql`
  fragment backtestResult_result on BacktestResult {
    matches
    untimed
    isTooSmall
    total {
      signals
    }
    selections {
      selection
      sample {
        ...sampleRow_sample
      }
    }
    seasons {
      season
      sample {
        ...sampleRow_sample
      }
    }
    leagues {
      league {
        leagueId
        name
        country
      }
      sample {
        ...sampleRow_sample
      }
    }
    ...backtestFigures_result
    ...backtestCurve_result
  }
`;

const selectionWords = {
  HOME: 'member.backtest.selection.home',
  DRAW: 'member.backtest.selection.draw',
  AWAY: 'member.backtest.selection.away',
  OVER: 'member.backtest.selection.over',
  UNDER: 'member.backtest.selection.under',
} as const;

const wordsOf = (selection: BetSelection) =>
  selection in selectionWords ? selectionWords[selection as keyof typeof selectionWords] : null;

interface BacktestResultProps {
  readonly result: backtestResult_result$key;
  readonly isRefreshing: boolean;
}

/** What a rule would have brought; says first when that proves nothing. */
export function BacktestResult({ result, isRefreshing }: BacktestResultProps) {
  const data = useFragment(resultFragment, result);
  if (data.total.signals === 0) return <NoSignals {...data} />;
  return (
    <div className={styles.result} aria-busy={isRefreshing || undefined}>
      {data.isTooSmall && (
        <p className={styles.warning} role="note">
          <IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />
          <span>
            <FormattedMessage
              id="member.backtest.tooSmall"
              values={{ signals: data.total.signals, b: (words) => <b>{words}</b> }}
            />
          </span>
        </p>
      )}
      <Card>
        <BacktestFigures result={data} />
        <BacktestCurve result={data} />
        <p className={styles.method}>
          <FormattedMessage id="member.backtest.method" />
        </p>
      </Card>
      <SampleTable
        title={<FormattedMessage id="member.backtest.bySelection" />}
        head={<FormattedMessage id="member.backtest.column.selection" />}
        rows={data.selections.map(({ selection, sample }) => {
          const words = wordsOf(selection);
          return {
            key: selection,
            name: words === null ? selection : <FormattedMessage id={words} />,
            sample,
          };
        })}
      />
      <SampleTable
        title={<FormattedMessage id="member.backtest.bySeason" />}
        head={<FormattedMessage id="member.backtest.column.season" />}
        rows={data.seasons.map(({ season, sample }) => ({ key: season, name: season, sample }))}
      />
      <SampleTable
        title={<FormattedMessage id="member.backtest.byLeague" />}
        head={<FormattedMessage id="member.backtest.column.league" />}
        rows={data.leagues.map(({ league, sample }) => ({
          key: league.leagueId,
          name: `${league.country} · ${league.name}`,
          sample,
        }))}
      />
    </div>
  );
}

function NoSignals({ matches, untimed }: Pick<backtestResult_result$data, 'matches' | 'untimed'>) {
  const reason = untimed > 0 ? 'untimedReason' : matches > 0 ? 'noneReason' : 'noMatchesReason';
  return (
    <Card>
      <StateMessage
        kind="noMatch"
        title={<FormattedMessage id="member.backtest.noneTitle" />}
        reason={<FormattedMessage id={`member.backtest.${reason}`} values={{ matches, untimed }} />}
      />
    </Card>
  );
}
