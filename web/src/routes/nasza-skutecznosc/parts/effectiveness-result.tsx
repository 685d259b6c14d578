import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { ourEffectivenessScreenQuery } from '../../../__generated__/ourEffectivenessScreenQuery.graphql.ts';
import type { AppError } from '../../../shared/relay/app-error.ts';
import { caughtError } from '../../../shared/relay/caught-error.ts';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { EffectivenessChart } from './effectiveness-chart.tsx';
import { EffectivenessFacts } from './effectiveness-facts.tsx';
import classes from './effectiveness-result.module.css';
import { SealFooter } from './seal-footer.tsx';

interface EffectivenessResultProps {
  readonly query: GraphQLTaggedNode;
  readonly queryRef: PreloadedQuery<ourEffectivenessScreenQuery>;
  /** Drawn when the server could not count. */
  readonly failed: (fault: AppError) => ReactNode;
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
