import { graphql } from 'react-relay';
import type { useChangedTipsSubscription } from '../../../../../__generated__/useChangedTipsSubscription.graphql.ts';
import { useLiveSubscription } from '../../../../../shared/live/use-live-subscription.ts';

const subscription = graphql`
  subscription useChangedTipsSubscription($after: String) {
    tipStatusesChanged(after: $after) {
      cursor
      gap
      tips {
        ...tipRow_tip
        ...settleActions_tip
      }
    }
  }
`;

/**
 * Updates the shown tips that others change, with their versions, so that they can be settled as they are shown. New ones are
 * not inserted: rows must not move under the buttons that settle them.
 * @param liveCursor position in the live log when the list was loaded
 */
export function useChangedTips(liveCursor: string, onResync: () => void): void {
  useLiveSubscription<useChangedTipsSubscription>({
    subscription,
    variables: { after: liveCursor },
    onResync,
  });
}
