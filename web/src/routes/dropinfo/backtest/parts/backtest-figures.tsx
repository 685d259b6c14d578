import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { backtestFigures_result$key } from '../../../../__generated__/backtestFigures_result.graphql.ts';
import { AfterTaxMark } from '../../../../shared/tax/after-tax-mark.tsx';
import type { ShownFigures } from '../../../../shared/tax/use-after-tax.ts';
import { formatShare } from '../../../../shared/tip/format-share.ts';
import { formatPercent } from '../../../../shared/ui/format-percent.ts';
import { formatUnits } from '../../../../shared/ui/format-units.ts';
import { signInk } from '../../../../shared/ui/sign-ink.ts';
import { useLanguage } from '../../../../shared/ui/use-language.ts';

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

interface Estimate {
  readonly value: number;
  readonly low: number | null | undefined;
  readonly high: number | null | undefined;
}

interface BacktestFiguresProps {
  readonly result: backtestFigures_result$key;
  /** Before or after tax. */
  readonly shown: ShownFigures;
}

/** The figures of all signals with their intervals: first what one could have had, last what nobody could. */
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
      <Figure
        name={<FormattedMessage id="common.signals" />}
        note={<FormattedMessage id="member.backtest.ofMatches" values={{ matches }} />}
      >
        <FormattedMessage id="member.backtest.count" values={{ count: total.signals }} />
      </Figure>
      {(['atSignal', 'atClosing', 'atOpening'] as const).map((price) => {
        const profit = total[price];
        const yieldText = (fraction: number) => formatShare(shown.yieldPercent(fraction * 100), language);
        return (
          profit && (
            <Figure
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
                  <Interval estimate={profit.yield} format={yieldText} />
                  <br />
                  <FormattedMessage
                    id="shared.tip.units"
                    values={{ figure: formatUnits(shown.profit(profit.profit, total.signals), language) }}
                  />
                </>
              }
            >
              {yieldText(profit.yield.value)}
            </Figure>
          )
        );
      })}
      {hitRate && (
        <Figure
          name={<FormattedMessage id="common.hitRate" />}
          note={
            <>
              <Interval estimate={hitRate} format={(fraction) => formatPercent(fraction, language, 1)} />
              <br />
              <FormattedMessage
                id="member.backtest.hitsOf"
                values={{ hits: total.hits, decided: total.signals - total.voids }}
              />
            </>
          }
        >
          {formatPercent(hitRate.value, language, 1)}
        </Figure>
      )}
      <Figure name={<FormattedMessage id="member.backtest.losingRun" />}>
        <FormattedMessage id="member.backtest.count" values={{ count: longestLosingRun }} />
      </Figure>
    </Box>
  );
}

interface IntervalProps {
  readonly estimate: Estimate;
  readonly format: (figure: number) => string;
}

function Interval({ estimate: { low, high }, format }: IntervalProps) {
  if (low == null || high == null) return <FormattedMessage id="member.backtest.noInterval" />;
  return <FormattedMessage id="member.backtest.interval" values={{ low: format(low), high: format(high) }} />;
}

interface FigureProps {
  readonly name: ReactNode;
  /** Decides the colour. */
  readonly sign?: number;
  /** What stands below in small. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

function Figure({ name, sign = 0, note, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <Box component="dd" mt={2} c={signInk(sign)} fz="xl" lh="xl">
        {children}
        {note !== undefined && <small>{note}</small>}
      </Box>
    </div>
  );
}
