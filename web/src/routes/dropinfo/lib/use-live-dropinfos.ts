import { useRef } from 'react';
import { graphql } from 'react-relay';
import type { dropinfoScreenQuery } from '../../../__generated__/dropinfoScreenQuery.graphql.ts';
import type { useLiveDropinfosSubscription } from '../../../__generated__/useLiveDropinfosSubscription.graphql.ts';
import { useLiveSubscription } from '../../../shared/live/use-live-subscription.ts';
import { appendSteps } from './append-steps.ts';
import { insertDropinfos } from './insert-dropinfos.ts';

const subscription = graphql`
  subscription useLiveDropinfosSubscription($filter: DropinfoFilterInput, $after: String) {
    dropinfosAdded(filter: $filter, after: $after, moved: true) {
      cursor
      gap
      dropinfos {
        id
        uid
        minutesToKickOff
        ...dropinfoListItem_dropinfo
        ...dropinfoMatchHead_dropinfo
      }
      moved {
        movedAt
        dropped {
          odds
        }
        opposite {
          odds
        }
        ...dropinfoListItem_dropinfo
      }
    }
  }
`;

interface LiveDropinfos {
  /** Store id of the list's connection. */
  readonly connectionId: string;
  /** Filter and order with which the list was read. */
  readonly variables: dropinfoScreenQuery['variables'];
  /** Where the live log stood when the list was read. */
  readonly liveCursor: string;
  /** New rows were put into the list. */
  readonly onAdded: (ids: readonly string[]) => void;
  /** The list has to be read again. */
  readonly onResync: () => void;
}

/** Puts new dropinfos into the list as they are noticed, and steps into the histories on show; what has begun gets none. */
export function useLiveDropinfos(live: LiveDropinfos): void {
  const { connectionId, variables, liveCursor, onAdded, onResync } = live;
  const inserted = useRef<readonly string[]>([]);
  useLiveSubscription<useLiveDropinfosSubscription>({
    subscription,
    variables: { filter: variables.filter ?? null, after: liveCursor },
    enabled: variables.filter?.when !== 'PAST',
    updater(store) {
      const payload = store.getRootField('dropinfosAdded');
      appendSteps(store, payload.getLinkedRecords('moved'));
      const dropinfos = payload.getLinkedRecords('dropinfos');
      inserted.current = insertDropinfos(store, dropinfos, {
        connectionId,
        order: variables.orderBy ?? null,
      });
    },
    onNext: () => {
      if (inserted.current.length > 0) onAdded(inserted.current);
    },
    onResync,
  });
}
