import { graphql } from 'react-relay';
import type {
  useLiveTipsSubscription,
  useLiveTipsSubscription$data,
} from '../../../__generated__/useLiveTipsSubscription.graphql.ts';
import { useLiveSubscription } from '../../../shared/live/use-live-subscription.ts';
import type { TipsVariables } from './listed-tip.ts';
import { updateTips } from './update-tips.ts';

const subscription = graphql`
  subscription useLiveTipsSubscription($after: String) {
    tipStatusesChanged(after: $after) {
      cursor
      gap
      tips {
        id
        title
        type
        status
        createdAt
        kickOff
        tip
        odds
        stake
        expectedValue
        profitUnits
        matches {
          title
          tip
        }
        ...tipRow_tip
      }
    }
  }
`;

/** Tips that are new or whose status changed. */
export type ChangedTips = useLiveTipsSubscription$data['tipStatusesChanged']['tips'];

interface LiveTips {
  /** Store id of the list's connection. */
  readonly connectionId: string;
  /** With what the list was read. */
  readonly variables: TipsVariables;
  /** Where the live log stood when the list was read. */
  readonly liveCursor: string;
  readonly onChanged: (tips: ChangedTips) => void;
  /** The list has to be read again. */
  readonly onResync: () => void;
}

/** Keeps the states of all tips in the store current, and the list in step with them. */
export function useLiveTips({ connectionId, variables, liveCursor, onChanged, onResync }: LiveTips): void {
  useLiveSubscription<useLiveTipsSubscription>({
    subscription,
    variables: { after: liveCursor },
    updater(store) {
      const tips = store.getRootField('tipStatusesChanged').getLinkedRecords('tips');
      updateTips(store, tips, { connectionId, variables });
    },
    onNext: ({ tipStatusesChanged: { tips } }) => {
      if (tips.length > 0) onChanged(tips);
    },
    onResync,
  });
}
