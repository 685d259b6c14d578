import { Box, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { backtestFigures_result$key } from '../../../../__generated__/backtestFigures_result.graphql.ts';
import type { backtestFigures_sample$key } from '../../../../__generated__/backtestFigures_sample.graphql.ts';
import { AfterTaxMark, type ShownFigures } from '../../../../shared/tax/after-tax.tsx';
import { Figure } from '../../../../shared/ui/card-parts.tsx';
import { ColumnHead } from '../../../../shared/ui/column-head.tsx';
import {
  formatPercent,
  formatShare,
  formatUnits,
  signInk,
  useLanguage,
} from '../../../../shared/ui/formats.ts';
import { Panel } from '../../../../shared/ui/panel.tsx';
import stacked from '../../../../shared/ui/stacked-table.module.css';

const resultFragment = graphql`
  fragment backtestFigures_result on BacktestResult {
    matches
    longestLosingRun
    total {
      signals
      hits
      voids
      hitRate {
        value
        low
        high
      }
      atOpening {
        profit
        yield {
          value
          low
          high
        }
      }
      atSignal {
        profit
        yield {
          value
          low
          high
        }
      }
      atClosing {
        profit
        yield {
          value
          low
          high
        }
      }
    }
  }
`;

interface BacktestFiguresProps {
  readonly result: backtestFigures_result$key;
  readonly shown: ShownFigures;
}

/** Key figures with their confidence intervals. Opening odds come last because no user could have had them. */
export function BacktestFigures({ result, shown }: BacktestFiguresProps) {
  const { matches, longestLosingRun, total } = useFragment(resultFragment, result);
  const language = useLanguage();
  const { hitRate } = total;
  return (
    <Box
      component="dl"
      data-figures
      display="grid"
      p="md"
      style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', gap: '16px 20px' }}
    >
      <NotedFigure
        name={<FormattedMessage id="common.signals" />}
        note={<FormattedMessage id="member.backtest.ofMatches" values={{ matches }} />}
      >
        <FormattedMessage id="member.backtest.count" values={{ count: total.signals }} />
      </NotedFigure>
      {(['atSignal', 'atClosing', 'atOpening'] as const).map((price) => {
        const profit = total[price];
        const yieldText = (fraction: number) => formatShare(shown.yieldPercent(fraction * 100), language);
        return (
          profit && (
            <NotedFigure
              key={price}
              name={
                <>
                  <FormattedMessage id="member.backtest.price" values={{ price }} />
                  {shown.isOn && <AfterTaxMark />}
                </>
              }
              sign={price === 'atOpening' ? 0 : Math.sign(shown.yieldPercent(profit.yield.value * 100))}
              note={
                <>
                  <Interval {...profit.yield} format={yieldText} />
                  <br />
                  <FormattedMessage
                    id="shared.tip.units"
                    values={{ figure: formatUnits(shown.profit(profit.profit, total.signals), language) }}
                  />
                </>
              }
            >
              {yieldText(profit.yield.value)}
            </NotedFigure>
          )
        );
      })}
      {hitRate && (
        <NotedFigure
          name={<FormattedMessage id="common.hitRate" />}
          note={
            <>
              <Interval {...hitRate} format={(fraction) => formatPercent(fraction, language, 1)} />
              <br />
              <FormattedMessage
                id="member.backtest.hitsOf"
                values={{ hits: total.hits, decided: total.signals - total.voids }}
              />
            </>
          }
        >
          {formatPercent(hitRate.value, language, 1)}
        </NotedFigure>
      )}
      <NotedFigure name={<FormattedMessage id="member.backtest.losingRun" />}>
        <FormattedMessage id="member.backtest.count" values={{ count: longestLosingRun }} />
      </NotedFigure>
    </Box>
  );
}

interface IntervalProps {
  readonly low: number | null;
  readonly high: number | null;
  readonly format: (figure: number) => string;
}

function Interval({ low, high, format }: IntervalProps) {
  if (low == null || high == null) return <FormattedMessage id="member.backtest.noInterval" />;
  return <FormattedMessage id="member.backtest.interval" values={{ low: format(low), high: format(high) }} />;
}

interface NotedFigureProps {
  readonly name: ReactNode;
  /** Sets the colour. */
  readonly sign?: number;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

function NotedFigure({ name, sign = 0, note, children }: NotedFigureProps) {
  return (
    <Figure name={name} mt={2} c={signInk(sign)} fz="xl" lh="xl">
      {children}
      {note !== undefined && <small>{note}</small>}
    </Figure>
  );
}

interface SampleTableProps {
  readonly title: ReactNode;
  readonly rowHeader: ReactNode;
  readonly rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly sample: backtestFigures_sample$key;
  }[];
  readonly shown: ShownFigures;
}

/** Signal samples grouped by one property. */
export function SampleTable({ title, rowHeader, rows, shown }: SampleTableProps) {
  return (
    <Panel title={title}>
      <Table className={stacked.table} horizontalSpacing={10} verticalSpacing={4}>
        <thead>
          <tr>
            <th scope="col">{rowHeader}</th>
            <ColumnHead label="common.signals" w="18%" isFigure />
            <ColumnHead label="common.hitRate" w="18%" visibleFrom="sm" isFigure />
            {(['member.backtest.column.atSignal', 'member.backtest.column.atClosing'] as const).map((id) => (
              <ColumnHead key={id} label={id} w="18%" isFigure>
                {shown.isOn && <AfterTaxMark />}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, sample }) => (
            <SampleRow key={key} name={name} sample={sample} shown={shown} />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

const sampleFragment = graphql`
  fragment backtestFigures_sample on SignalSample {
    signals
    hitRate {
      value
    }
    atSignal {
      yield {
        value
        low
        high
      }
    }
    atClosing {
      yield {
        value
        low
        high
      }
    }
  }
`;

type SampleRowProps = Omit<SampleTableProps['rows'][number], 'key'> & Pick<SampleTableProps, 'shown'>;

function SampleRow({ name, sample, shown }: SampleRowProps) {
  const data = useFragment(sampleFragment, sample);
  const language = useLanguage();
  const percent = (fraction: number) => shown.yieldPercent(fraction * 100);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-figure>
        <FormattedMessage id="member.backtest.count" values={{ count: data.signals }} />
      </td>
      <Box component="td" visibleFrom="sm" data-figure>
        {data.hitRate ? formatPercent(data.hitRate.value, language, 1) : '–'}
      </Box>
      {(['atSignal', 'atClosing'] as const).map((price) => {
        const estimate = data[price]?.yield;
        const [low, high] = [estimate?.low, estimate?.high];
        return (
          <Box component="td" key={price} c={signInk(estimate ? percent(estimate.value) : 0)} data-figure>
            {estimate ? formatShare(percent(estimate.value), language) : '–'}
            {low != null && high != null && (
              <Box component="small" c="dimmed" fz="xs" lh="xs" style={{ whiteSpace: 'normal' }}>
                <FormattedMessage
                  id="member.backtest.range"
                  values={{
                    low: formatShare(percent(low), language),
                    high: formatShare(percent(high), language),
                  }}
                />
              </Box>
            )}
          </Box>
        );
      })}
    </tr>
  );
}
