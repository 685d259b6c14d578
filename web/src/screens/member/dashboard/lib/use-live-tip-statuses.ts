import { graphql } from 'react-relay';
import type { useLiveTipStatusesSubscription } from '../../../../__generated__/useLiveTipStatusesSubscription.graphql.ts';
import { useLiveSubscription } from '../../../../shared/live/use-live-subscription.ts';

const subscription = graphql`
  subscription useLiveTipStatusesSubscription($after: String) {
    tipStatusesChanged(after: $after) {
      cursor
      gap
      tips {
        id
        ...tipListItem_tip
      }
    }
  }
`;

interface LiveTipStatuses {
  /** Where the live log stood when the tips were read. */
  readonly liveCursor: string;
  readonly enabled: boolean;
  /** The tips have to be read again. */
  readonly onResync: () => void;
}

/** Keeps the states of all tips in the store current. */
export function useLiveTipStatuses({ liveCursor, enabled, onResync }: LiveTipStatuses): void {
  useLiveSubscription<useLiveTipStatusesSubscription>({
    subscription,
    variables: { after: liveCursor },
    enabled,
    onResync,
  });
}
