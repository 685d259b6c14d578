import { graphql } from 'react-relay';
import type { useLiveDashboardDropinfosSubscription } from '../../../../__generated__/useLiveDashboardDropinfosSubscription.graphql.ts';
import { useLiveSubscription } from '../../../../shared/live/use-live-subscription.ts';

const subscription = graphql`
  subscription useLiveDashboardDropinfosSubscription($after: String) {
    dropinfosAdded(after: $after) {
      cursor
      gap
      dropinfos {
        id
        date
        ...dropinfoPanelItem_dropinfo
      }
    }
  }
`;

interface LiveDashboardDropinfos {
  /** Where the live log stood when the dashboard was read. */
  readonly liveCursor: string;
  readonly enabled: boolean;
  /** New ones stand in the dashboard. */
  readonly onAdded: (ids: readonly string[]) => void;
  /** The dashboard has to be read again. */
  readonly onResync: () => void;
}

/** Adds new dropinfos to the dashboard as they are noticed. */
export function useLiveDashboardDropinfos(live: LiveDashboardDropinfos): void {
  const { liveCursor, enabled, onAdded, onResync } = live;
  useLiveSubscription<useLiveDashboardDropinfosSubscription>({
    subscription,
    variables: { after: liveCursor },
    enabled,
    updater(store) {
      const added = store.getRootField('dropinfosAdded').getLinkedRecords('dropinfos');
      const dashboard = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('dashboard');
      const shown = dashboard?.getLinkedRecords('dropinfos');
      if (!dashboard || !shown) return;
      const known = new Set(shown.map((dropinfo) => dropinfo?.getDataID()));
      const fresh = added.filter((dropinfo) => !known.has(dropinfo.getDataID()));
      if (fresh.length === 0) return;
      dashboard.setLinkedRecords([...shown, ...fresh], 'dropinfos');
      onAdded(fresh.map((dropinfo) => dropinfo.getDataID()));
    },
    onResync,
  });
}
