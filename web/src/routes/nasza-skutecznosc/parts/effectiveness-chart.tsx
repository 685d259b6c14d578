import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { effectivenessChart_effectiveness$key } from '../../../__generated__/effectivenessChart_effectiveness.graphql.ts';
import { useAfterTax } from '../../../shared/tax/use-after-tax.ts';
import { UnitsChart } from '../../../shared/ui/chart/units-chart.tsx';

const effectivenessFragment = graphql`
  fragment effectivenessChart_effectiveness on Effectiveness {
    won
    lost
    stakeUnits
    profitUnits
    series {
      date
      cumulativeUnits
      cumulativeStakeUnits
      sampleSize
    }
  }
`;

interface EffectivenessChartProps {
  readonly effectiveness: effectivenessChart_effectiveness$key;
}

/** The running result of all tips, by days. Nothing is drawn without a series. */
export function EffectivenessChart({ effectiveness }: EffectivenessChartProps) {
  const intl = useIntl();
  const shown = useAfterTax();
  const { series, won, lost, stakeUnits, profitUnits } = useFragment(effectivenessFragment, effectiveness);
  const [first, last] = [series[0], series.at(-1)];
  const isUntold = shown.isOn && series.some(({ cumulativeStakeUnits }) => cumulativeStakeUnits == null);
  if (!first || !last || series.length < 2 || isUntold)
    return (
      <p>
        <FormattedMessage
          id={isUntold ? 'public.effectiveness.noSeriesAfterTax' : 'public.effectiveness.noSeries'}
        />
      </p>
    );
  const month = (date: string) =>
    intl.formatDate(date, { month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  return (
    <UnitsChart
      points={series.map(({ date, cumulativeUnits, cumulativeStakeUnits, sampleSize }) => ({
        at: Date.parse(date),
        units: shown.profit(cumulativeUnits, cumulativeStakeUnits ?? 0),
        tips: sampleSize ?? null,
      }))}
      totals={{
        won: won ?? 0,
        lost: lost ?? 0,
        stakeUnits: stakeUnits ?? 0,
        profitUnits: shown.profit(profitUnits ?? 0, stakeUnits ?? 0),
      }}
      from={month(first.date)}
      to={month(last.date)}
    />
  );
}
