import { Box, Card, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  BetSelection,
  backtestResult_result$data,
  backtestResult_result$key,
} from '../../../../__generated__/backtestResult_result.graphql.ts';
import { AfterTaxBar } from '../../../../shared/tax/after-tax-bar.tsx';
import { untaxedFigures, useAfterTax } from '../../../../shared/tax/use-after-tax.ts';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { BacktestCurve } from './backtest-curve.tsx';
import { BacktestFigures } from './backtest-figures.tsx';
import { SampleTable } from './sample-table.tsx';

const resultFragment = graphql`
  fragment backtestResult_result on BacktestResult {
    matches
    untimed
    isTooSmall
    total {
      signals
      voids
    }
    selections {
      selection
      sample {
        ...sampleTable_sample
      }
    }
    seasons {
      season
      sample {
        ...sampleTable_sample
      }
    }
    leagues {
      league {
        leagueId
        name
        country
      }
      sample {
        ...sampleTable_sample
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
  /** Whether its bets are won or lost whole, or come back: only then can they be told after tax. */
  readonly isWhole: boolean;
  /** What stands between the figures and the tables. */
  readonly children: ReactNode;
}

/** What a rule would have brought; says first when that proves nothing. */
export function BacktestResult({ result, isRefreshing, isWhole, children }: BacktestResultProps) {
  const data = useFragment(resultFragment, result);
  const afterTax = useAfterTax();
  const isTold = isWhole && data.total.voids === 0;
  const shown = isTold ? afterTax : untaxedFigures;
  if (data.total.signals === 0) {
    return (
      <>
        <NoSignals {...data} />
        {children}
      </>
    );
  }
  return (
    <Stack gap={14} miw={0} opacity={isRefreshing ? 0.75 : undefined} aria-busy={isRefreshing || undefined}>
      {isTold && <AfterTaxBar />}
      {!isTold && afterTax.isOn && (
        <Notice tone="warm" role="note">
          <FormattedMessage id="member.backtest.untaxed" />
        </Notice>
      )}
      {data.isTooSmall && (
        <Notice
          tone="warm"
          role="note"
          icon={<IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />}
        >
          <span>
            <FormattedMessage
              id="member.backtest.tooSmall"
              values={{ signals: data.total.signals, b: (words) => <b>{words}</b> }}
            />
          </span>
        </Notice>
      )}
      <Card>
        <BacktestFigures result={data} shown={shown} />
        <BacktestCurve result={data} shown={shown} />
        <Box
          component="p"
          py={10}
          px="md"
          c="dimmed"
          fz="xs"
          lh="xs"
          bg="var(--surface-inset)"
          style={{ borderTop: '1px solid var(--line)' }}
        >
          <FormattedMessage id="member.backtest.method" />
        </Box>
      </Card>
      {children}
      <SampleTable
        shown={shown}
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
        shown={shown}
        title={<FormattedMessage id="member.backtest.bySeason" />}
        head={<FormattedMessage id="common.season" />}
        rows={data.seasons.map(({ season, sample }) => ({ key: season, name: season, sample }))}
      />
      <SampleTable
        shown={shown}
        title={<FormattedMessage id="member.backtest.byLeague" />}
        head={<FormattedMessage id="common.league" />}
        rows={data.leagues.map(({ league, sample }) => ({
          key: league.leagueId,
          name: `${league.country} · ${league.name}`,
          sample,
        }))}
      />
    </Stack>
  );
}

function NoSignals({ matches, untimed }: Pick<backtestResult_result$data, 'matches' | 'untimed'>) {
  const found = untimed > 0 ? 'untimed' : matches > 0 ? 'matches' : 'none';
  return (
    <Card>
      <StateMessage
        kind="noMatch"
        title={<FormattedMessage id="member.backtest.noneTitle" />}
        reason={<FormattedMessage id="member.backtest.noneReason" values={{ found, matches, untimed }} />}
      />
    </Card>
  );
}
