import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { ourEffectivenessScreenQuery } from '../../__generated__/ourEffectivenessScreenQuery.graphql.ts';
import { DegradedNotice } from '../../shared/degraded/degraded-notice.tsx';
import type { AppError } from '../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../shared/routing/screen-with-query.tsx';
import { AfterTaxBar } from '../../shared/tax/after-tax.tsx';
import { ErrorBoundary, FailedMessage, type Failure } from '../../shared/ui/error-states.tsx';
import { ContentPage } from '../parts/content-page.tsx';
import classes from './our-effectiveness-screen.module.css';
import { EffectivenessResult } from './parts/effectiveness-result.tsx';

const screenQuery = graphql`
  query ourEffectivenessScreenQuery {
    effectiveness @catch(to: RESULT) {
      ...effectivenessFacts_effectiveness
      ...effectivenessResult_effectiveness
    }
    sealHead @catch(to: NULL) {
      ...sealFooter_sealHead
    }
  }
`;

/** How the tips have done: what is counted from all settled ones, and the method in words. */
export function OurEffectivenessScreen({
  queryRef,
  isRefreshing,
  refresh,
}: ScreenProps<ourEffectivenessScreenQuery>) {
  const failed = (error: AppError) => (
    <EffectivenessFailed error={error} isRefreshing={isRefreshing} onRetry={refresh} />
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
          <Suspense fallback={<Skeleton className={classes.skeleton} />}>
            <EffectivenessResult query={screenQuery} queryRef={queryRef} failed={failed} />
          </Suspense>
        </ErrorBoundary>
      </section>
      <ContentPage name="effectiveness" anchor="method" />
    </div>
  );
}

function EffectivenessFailed(failure: Failure) {
  return (
    <FailedMessage
      title={<FormattedMessage id="public.effectiveness.failed" />}
      reason={<FormattedMessage id="public.effectiveness.failedWhy" />}
      {...failure}
    />
  );
}
