import { graphql } from 'react-relay';
import type {
  useLiveTipsSubscription,
  useLiveTipsSubscription$data,
} from '../../../../__generated__/useLiveTipsSubscription.graphql.ts';
import { useLiveSubscription } from '../../../../shared/live/use-live-subscription.ts';

const subscription = graphql`
  subscription useLiveTipsSubscription($after: String) {
    tipStatusesChanged(after: $after) {
      cursor
      gap
      tips {
        id
        title
        status
        ...tipRow_tip
      }
    }
  }
`;

/** Tips whose status changed. */
export type ChangedTips = useLiveTipsSubscription$data['tipStatusesChanged']['tips'];

interface LiveTips {
  /** Where the live log stood when the list was read. */
  readonly liveCursor: string;
  readonly enabled: boolean;
  readonly onChanged: (tips: ChangedTips) => void;
  /** The list has to be read again. */
  readonly onResync: () => void;
}

/** Keeps the states of all tips in the store current. */
export function useLiveTips({ liveCursor, enabled, onChanged, onResync }: LiveTips): void {
  useLiveSubscription<useLiveTipsSubscription>({
    subscription,
    variables: { after: liveCursor },
    enabled,
    onNext: ({ tipStatusesChanged: { tips } }) => {
      if (tips.length > 0) onChanged(tips);
    },
    onResync,
  });
}
