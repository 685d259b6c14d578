import { graphql } from 'react-relay';
import type { useLiveQualitySubscription } from '../../../__generated__/useLiveQualitySubscription.graphql.ts';
import { useLiveSubscription } from '../../../shared/live/use-live-subscription.ts';

const subscription = graphql`
  subscription useLiveQualitySubscription($after: String) {
    tipStatusesChanged(after: $after) {
      cursor
      gap
      tips {
        id
        createdAt
        ...tipRow_tip
      }
    }
  }
`;

interface LiveQuality {
  /** Where the live log stood when the list was read. */
  readonly liveCursor: string;
  /** When the newest tip of the list was made; null for an empty list. */
  readonly newestAt: string | null;
  /** The list has to be read again: there is a newer tip, or something may have been missed. */
  readonly onOutdated: () => void;
}

/** Keeps the states of the listed tips current, and tells when the list lacks a new one. */
export function useLiveQuality({ liveCursor, newestAt, onOutdated }: LiveQuality): void {
  useLiveSubscription<useLiveQualitySubscription>({
    subscription,
    variables: { after: liveCursor },
    onNext: ({ tipStatusesChanged: { tips } }) => {
      if (tips.some(({ createdAt }) => newestAt === null || createdAt > newestAt)) onOutdated();
    },
    onResync: onOutdated,
  });
}
