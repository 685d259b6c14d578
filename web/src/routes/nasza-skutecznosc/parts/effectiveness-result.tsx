import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { effectivenessResult_effectiveness$key } from '../../../__generated__/effectivenessResult_effectiveness.graphql.ts';
import type { ourEffectivenessScreenQuery } from '../../../__generated__/ourEffectivenessScreenQuery.graphql.ts';
import type { AppError } from '../../../shared/relay/app-error.ts';
import { caughtError } from '../../../shared/relay/app-error.ts';
import { useAfterTax } from '../../../shared/tax/after-tax.tsx';
import { UnitsChart } from '../../../shared/ui/chart/units-chart.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { EffectivenessFacts } from './effectiveness-facts.tsx';
import classes from './effectiveness-result.module.css';
import { SealFooter } from './seal-footer.tsx';

interface EffectivenessResultProps {
  readonly query: GraphQLTaggedNode;
  readonly queryRef: PreloadedQuery<ourEffectivenessScreenQuery>;
  /** Drawn when the server could not count. */
  readonly failed: (error: AppError) => ReactNode;
}

/** The counted result: the chart, beside it what it is counted from, and below it the seals that prove it. */
export function EffectivenessResult({ query, queryRef, failed }: EffectivenessResultProps) {
  const { effectiveness, sealHead } = usePreloadedQuery<ourEffectivenessScreenQuery>(query, queryRef);
  if (!effectiveness.ok) return failed(caughtError(effectiveness.errors));
  return (
    <>
      {effectiveness.value ? (
        <div className={classes.result}>
          <EffectivenessChart effectiveness={effectiveness.value} />
          <EffectivenessFacts effectiveness={effectiveness.value} />
        </div>
      ) : (
        <StateMessage
          kind="empty"
          title={<FormattedMessage id="public.effectiveness.none" />}
          reason={<FormattedMessage id="public.effectiveness.noneWhy" />}
        />
      )}
      {sealHead && <SealFooter sealHead={sealHead} />}
    </>
  );
}

const effectivenessFragment = graphql`
  fragment effectivenessResult_effectiveness on Effectiveness {
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
  readonly effectiveness: effectivenessResult_effectiveness$key;
}

function EffectivenessChart({ effectiveness }: EffectivenessChartProps) {
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
