import { Box, Card, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  backtestResult_result$data,
  backtestResult_result$key,
} from '../../../../__generated__/backtestResult_result.graphql.ts';
import type { AppError } from '../../../../shared/relay/app-error.ts';
import { RefreshContext } from '../../../../shared/relay/refresh-context.ts';
import {
  AfterTaxBar,
  AfterTaxMark,
  type ShownFigures,
  untaxedFigures,
  useAfterTax,
} from '../../../../shared/tax/after-tax.tsx';
import { ChartEnds, Legend, LegendMark } from '../../../../shared/ui/chart/chart-parts.tsx';
import { LineChart } from '../../../../shared/ui/chart/line-chart.tsx';
import { dateTimeParts } from '../../../../shared/ui/dates.ts';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { FailedCard } from '../../../../shared/ui/error-states.tsx';
import { formatDecimal, useLanguage } from '../../../../shared/ui/formats.ts';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { PanelFoot } from '../../../../shared/ui/panel.tsx';
import { dropinfoNotInPlan } from '../../parts/dropinfo-failed.tsx';
import { BacktestFigures, SampleTable } from './backtest-figures.tsx';

const colours = { atSignal: 'var(--data-line)', atClosing: 'var(--data-neutral)' } as const;

interface BacktestCurveProps {
  readonly points: backtestResult_result$data['curve'];
  readonly shown: ShownFigures;
}

function BacktestCurve({ points, shown }: BacktestCurveProps) {
  const curve = points.map((point) => ({
    ...point,
    atSignal: shown.profit(point.atSignal, point.signals),
    atClosing: shown.profit(point.atClosing, point.signals),
  }));
  const intl = useIntl();
  const language = useLanguage();
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last || curve.length < 2) return null;
  const units = (value: number, decimals: number) =>
    formatDecimal(value, language, { decimals, signed: true });
  const names = {
    atSignal: intl.formatMessage({ id: 'member.backtest.line.atSignal' }),
    atClosing: intl.formatMessage({ id: 'member.backtest.line.atClosing' }),
  };
  const [from, to] = [dateTimeParts(first.date).date, dateTimeParts(last.date).date];
  const dateOf = new Map(curve.map(({ signals, date }) => [signals, dateTimeParts(date).date]));
  return (
    <Box component="figure" p="4px 8px 14px 16px">
      <Box
        h={{ base: 200, sm: 260 }}
        miw={0}
        role="img"
        aria-label={intl.formatMessage(
          { id: 'member.backtest.curveLabel' },
          { from, to, atSignal: units(last.atSignal, 1), atClosing: units(last.atClosing, 1) },
        )}
      >
        <LineChart
          data={curve}
          dataKey="signals"
          series={(['atSignal', 'atClosing'] as const).map((name) => ({
            name,
            label: names[name],
            type: 'line',
            color: colours[name],
            ...(name === 'atClosing' && { strokeDasharray: '5 4' }),
          }))}
          referenceLines={[{ y: 0, color: 'var(--line-control)' }]}
          valueFormatter={(value) => units(value, 1)}
          tooltipProps={{
            labelFormatter: (signals) =>
              intl.formatMessage(
                { id: 'member.backtest.afterSignals' },
                { count: Number(signals), date: dateOf.get(Number(signals)) ?? '' },
              ),
          }}
          withXAxis={false}
          xAxisProps={{ type: 'number', domain: ['dataMin', 'dataMax'] }}
          yAxisProps={{ tickFormatter: (value: number) => units(value, 0) }}
        />
      </Box>
      <ChartEnds from={from} to={to} mr={60} />
      <Legend>
        {(['atSignal', 'atClosing'] as const).map((name) => (
          <span key={name}>
            <LegendMark border={`2px ${name === 'atClosing' ? 'dashed' : 'solid'} ${colours[name]}`} />
            {names[name]} <b>{units(last[name], 1)}</b>
          </span>
        ))}
        <span>
          <FormattedMessage id="member.backtest.curveUnit" />
          {shown.isOn && <AfterTaxMark />}
        </span>
      </Legend>
    </Box>
  );
}

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
        ...backtestFigures_sample
      }
    }
    seasons {
      season
      sample {
        ...backtestFigures_sample
      }
    }
    leagues {
      league {
        leagueId
        name
        country
      }
      sample {
        ...backtestFigures_sample
      }
    }
    curve {
      signals
      date
      atSignal
      atClosing
    }
    ...backtestFigures_result
  }
`;

interface BacktestResultProps {
  readonly result: backtestResult_result$key;
  /** Whether bets can only be won, lost or void. Tax can only be computed for these. */
  readonly hasWholeBets: boolean;
  /** Shown between figures and tables. */
  readonly children: ReactNode;
}

/** The result of a backtest, with a warning when the sample is too small. */
export function BacktestResult({ result, hasWholeBets, children }: BacktestResultProps) {
  const { isRefreshing } = useContext(RefreshContext);
  const data = useFragment(resultFragment, result);
  const afterTax = useAfterTax();
  const isTaxable = hasWholeBets && data.total.voids === 0;
  const shown = isTaxable ? afterTax : untaxedFigures;
  if (data.total.signals === 0) {
    const { matches, untimed } = data;
    const found = untimed > 0 ? 'untimed' : matches > 0 ? 'matches' : 'none';
    return (
      <>
        <Card>
          <EmptyState
            kind="noMatch"
            title="member.backtest.noneTitle"
            reason="member.backtest.noneReason"
            values={{ found, matches, untimed }}
          />
        </Card>
        {children}
      </>
    );
  }
  return (
    <Stack gap={14} miw={0} opacity={isRefreshing ? 0.75 : undefined} aria-busy={isRefreshing || undefined}>
      {isTaxable && <AfterTaxBar />}
      {!isTaxable && afterTax.isOn && (
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
              values={{ signals: data.total.signals, b: (text) => <b>{text}</b> }}
            />
          </span>
        </Notice>
      )}
      <Card>
        <BacktestFigures result={data} shown={shown} />
        <BacktestCurve points={data.curve} shown={shown} />
        <PanelFoot style={{ borderTop: '1px solid var(--line)' }}>
          <FormattedMessage id="member.backtest.method" />
        </PanelFoot>
      </Card>
      {children}
      <SampleTable
        shown={shown}
        title={<FormattedMessage id="member.backtest.bySelection" />}
        rowHeader={<FormattedMessage id="common.selection" />}
        rows={data.selections.map(({ selection, sample }) => ({
          key: selection,
          name: <FormattedMessage id="member.backtest.selection" values={{ selection }} />,
          sample,
        }))}
      />
      <SampleTable
        shown={shown}
        title={<FormattedMessage id="member.backtest.bySeason" />}
        rowHeader={<FormattedMessage id="common.season" />}
        rows={data.seasons.map(({ season, sample }) => ({ key: season, name: season, sample }))}
      />
      <SampleTable
        shown={shown}
        title={<FormattedMessage id="member.backtest.byLeague" />}
        rowHeader={<FormattedMessage id="common.league" />}
        rows={data.leagues.map(({ league, sample }) => ({
          key: league.leagueId,
          name: `${league.country} · ${league.name}`,
          sample,
        }))}
      />
    </Stack>
  );
}

export function BacktestFailed({ error }: { readonly error: AppError }) {
  const errorText = <FormattedMessage id="shared.error" values={{ code: error.code }} />;
  return (
    <FailedCard
      error={error}
      title={<FormattedMessage id="member.backtest.failedTitle" />}
      reason={<FormattedMessage id="member.backtest.failedReason" values={{ error: errorText }} />}
      notInPlan={dropinfoNotInPlan}
    />
  );
}
