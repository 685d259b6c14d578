import '../../shared/ui/main-styles.ts';
import { Skeleton } from '@mantine/core';
import dayjs from 'dayjs';
import { type ReactNode, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay';
import type {
  ourEffectivenessScreen_effectiveness$data,
  ourEffectivenessScreen_effectiveness$key,
} from '../../__generated__/ourEffectivenessScreen_effectiveness.graphql.ts';
import type { ourEffectivenessScreenQuery } from '../../__generated__/ourEffectivenessScreenQuery.graphql.ts';
import type { MessageId } from '../../i18n/texts.ts';
import { DegradedNotice } from '../../shared/degraded/degraded-notice.tsx';
import { type AppError, caughtError } from '../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../shared/routing/use-screen-query.ts';
import { AfterTaxBar, AfterTaxMark, type ShownFigures, useAfterTax } from '../../shared/tax/after-tax.tsx';
import { Figure } from '../../shared/ui/card-parts.tsx';
import { bandHalfWidth } from '../../shared/ui/chart/confidence-band.ts';
import { UnitsChart } from '../../shared/ui/chart/units-chart.tsx';
import { dateTimeParts } from '../../shared/ui/dates.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorBoundary, FailedMessage } from '../../shared/ui/error-states.tsx';
import { formatDecimal, formatPercent, formatUnits, signInk, useLanguage } from '../../shared/ui/formats.ts';
import { ContentPage } from '../parts/content-page.tsx';
import classes from './our-effectiveness-screen.module.css';
import { SealFooter } from './parts/seal-footer.tsx';

const screenQuery = graphql`
  query ourEffectivenessScreenQuery {
    effectiveness @catch(to: RESULT) {
      ...ourEffectivenessScreen_effectiveness
    }
    sealHead @catch(to: NULL) {
      ...sealFooter_sealHead
    }
  }
`;

/** Results of all settled tips, and a description of the method. */
export function OurEffectivenessScreen({ queryRef, refresh }: ScreenProps<ourEffectivenessScreenQuery>) {
  const failed = (error: AppError) => (
    <FailedMessage
      error={error}
      title={<FormattedMessage id="public.effectiveness.failed" />}
      reason={<FormattedMessage id="public.effectiveness.failedWhy" />}
    />
  );
  return (
    <div className={classes.page} id="ourEffectiveness">
      <section aria-labelledby="effectiveness-result">
        <h1 className={classes.title} id="effectiveness-result">
          <FormattedMessage id="common.effectiveness" />
        </h1>
        <AfterTaxBar isOffered />
        <DegradedNotice operation="ourEffectivenessScreenQuery" onRefresh={refresh} isQuiet />
        <ErrorBoundary resetKey={queryRef} fallback={failed}>
          <Suspense fallback={<Skeleton h={360} />}>
            <EffectivenessResult queryRef={queryRef} failed={failed} />
          </Suspense>
        </ErrorBoundary>
      </section>
      <ContentPage name="effectiveness" anchor="method" />
    </div>
  );
}

const effectivenessFragment = graphql`
  fragment ourEffectivenessScreen_effectiveness on Effectiveness {
    from
    to
    sampleSize
    won
    lost
    stakeUnits
    profitUnits
    yieldPercent
    series {
      date
      cumulativeUnits
      cumulativeStakeUnits
      sampleSize
    }
  }
`;

type Effectiveness = ourEffectivenessScreen_effectiveness$data;

function EffectivenessFacts({ effectiveness }: { readonly effectiveness: Effectiveness }) {
  const data = applyTax(effectiveness, useAfterTax());
  const language = useLanguage();
  const interval = profitInterval(data);
  const day = (iso: string) => dateTimeParts(iso).date;
  const units = (figure: string) => (
    <FormattedMessage id="public.effectiveness.units" values={{ units: figure }} />
  );
  return (
    <dl className={classes.facts}>
      {data.sampleSize != null && (
        <Figure name={<FormattedMessage id="public.effectiveness.sample" />}>
          <FormattedMessage id="public.effectiveness.tips" values={{ count: data.sampleSize }} />
        </Figure>
      )}
      {data.from && data.to && (
        <Figure name={<FormattedMessage id="common.period" />}>
          {day(data.from)} – {day(data.to)}
        </Figure>
      )}
      {data.stakeUnits != null && (
        <Figure name={<FormattedMessage id="common.staked" />}>
          {units(formatDecimal(data.stakeUnits, language, { decimals: 1 }))}
        </Figure>
      )}
      {data.profitUnits != null && (
        <Figure name={<TaxedLabel id="common.balance" />} c={signInk(data.profitUnits)}>
          {units(formatUnits(data.profitUnits, language))}
        </Figure>
      )}
      {interval && (
        <Figure name={<TaxedLabel id="common.interval" />}>
          <FormattedMessage
            id="public.effectiveness.fromTo"
            values={{ low: formatUnits(interval.low, language), high: formatUnits(interval.high, language) }}
          />
        </Figure>
      )}
      {data.yieldPercent != null && (
        <Figure name={<TaxedLabel id="common.yield" />} c={signInk(data.yieldPercent)}>
          {formatPercent(data.yieldPercent / 100, language, 1)}
        </Figure>
      )}
      {data.won != null && data.lost != null && (
        <Figure name={<FormattedMessage id="public.effectiveness.wonLost" />}>
          <FormattedMessage
            id="public.effectiveness.wonAndLost"
            values={{ won: data.won, lost: data.lost }}
          />
        </Figure>
      )}
    </dl>
  );
}

/** The figures before or after tax; those that cannot be computed after tax are null. */
function applyTax(data: Effectiveness, shown: ShownFigures): Effectiveness {
  const { profitUnits, stakeUnits, yieldPercent } = data;
  if (!shown.isOn) return data;
  return {
    ...data,
    profitUnits: profitUnits == null || stakeUnits == null ? null : shown.profit(profitUnits, stakeUnits),
    yieldPercent: yieldPercent == null ? null : shown.yieldPercent(yieldPercent),
  };
}

const TaxedLabel = ({ id }: { readonly id: MessageId }) => (
  <>
    <FormattedMessage id={id} />
    <AfterTaxMark />
  </>
);

/** The 95 % confidence interval of the profit; null when the totals do not suffice. */
function profitInterval({ won, lost, stakeUnits, profitUnits }: Effectiveness) {
  if (won == null || lost == null || stakeUnits == null || profitUnits == null) return null;
  const half = bandHalfWidth({ won, lost, stakeUnits, profitUnits }, won + lost);
  return half === null ? null : { low: profitUnits - half, high: profitUnits + half };
}

interface EffectivenessResultProps {
  readonly queryRef: PreloadedQuery<ourEffectivenessScreenQuery>;
  readonly failed: (error: AppError) => ReactNode;
}

function EffectivenessResult({ queryRef, failed }: EffectivenessResultProps) {
  const { effectiveness, sealHead } = usePreloadedQuery<ourEffectivenessScreenQuery>(screenQuery, queryRef);
  if (!effectiveness.ok) return failed(caughtError(effectiveness.errors));
  return (
    <>
      {effectiveness.value ? (
        <EffectivenessFigures effectiveness={effectiveness.value} />
      ) : (
        <EmptyState title="public.effectiveness.none" reason="public.effectiveness.noneWhy" />
      )}
      {sealHead && <SealFooter sealHead={sealHead} />}
    </>
  );
}

function EffectivenessFigures(props: { readonly effectiveness: ourEffectivenessScreen_effectiveness$key }) {
  const effectiveness = useFragment(effectivenessFragment, props.effectiveness);
  return (
    <div className={classes.result}>
      <EffectivenessChart {...effectiveness} />
      <EffectivenessFacts effectiveness={effectiveness} />
    </div>
  );
}

function EffectivenessChart({ series, won, lost, stakeUnits, profitUnits }: Effectiveness) {
  const intl = useIntl();
  const shown = useAfterTax();
  const [first, last] = [series[0], series.at(-1)];
  const isUntaxable = shown.isOn && series.some(({ cumulativeStakeUnits }) => cumulativeStakeUnits == null);
  if (!first || !last || series.length < 2 || isUntaxable)
    return (
      <p>
        <FormattedMessage
          id={isUntaxable ? 'public.effectiveness.noSeriesAfterTax' : 'public.effectiveness.noSeries'}
        />
      </p>
    );
  const month = (date: string) =>
    intl.formatDate(date, { month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  return (
    <UnitsChart
      points={series.map(({ date, cumulativeUnits, cumulativeStakeUnits, sampleSize }) => ({
        at: dayjs(date).valueOf(),
        units: shown.profit(cumulativeUnits, cumulativeStakeUnits ?? 0),
        tips: sampleSize,
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
