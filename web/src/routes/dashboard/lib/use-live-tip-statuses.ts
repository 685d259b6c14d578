import { graphql } from 'react-relay';
import type { useLiveTipStatusesSubscription } from '../../../__generated__/useLiveTipStatusesSubscription.graphql.ts';
import { useLiveSubscription } from '../../../shared/live/use-live-subscription.ts';

const subscription = graphql`
  subscription useLiveTipStatusesSubscription($after: String) {
    tipStatusesChanged(after: $after) {
      cursor
      gap
      tips {
        id
        type
        status
        ...tipsSection_tip
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

/** The dashboard's list of each kind, in the order of creation. */
const lists = [
  { type: 'SPECIAL', field: 'specialTips' },
  { type: 'DEFAULT', field: 'defaultTips' },
  { type: 'AI', field: 'aiTips' },
] as const;

/** Keeps the states of all tips in the store current, and adds new tips to the dashboard's lists. */
export function useLiveTipStatuses({ liveCursor, enabled, onResync }: LiveTipStatuses): void {
  useLiveSubscription<useLiveTipStatusesSubscription>({
    subscription,
    variables: { after: liveCursor },
    enabled,
    updater(store) {
      const tips = store.getRootField('tipStatusesChanged').getLinkedRecords('tips');
      const dashboard = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('dashboard');
      for (const { type, field } of lists) {
        const shown = dashboard?.getLinkedRecords(field);
        if (!dashboard || !shown) continue;
        const known = new Set(shown.map((tip) => tip.getDataID()));
        const fresh = tips.filter(
          (tip) =>
            tip.getValue('type') === type &&
            tip.getValue('status') === 'ACTIVE' &&
            !known.has(tip.getDataID()),
        );
        if (fresh.length > 0) dashboard.setLinkedRecords([...shown, ...fresh], field);
      }
    },
    onResync,
  });
}
