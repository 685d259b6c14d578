import { usePreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { dropinfoScreenQuery } from '../../../__generated__/dropinfoScreenQuery.graphql.ts';
import { PushToggle } from '../../../shared/push/push-toggle.tsx';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';

interface DropinfoPushProps {
  /** The screen's query. */
  readonly query: GraphQLTaggedNode;
  readonly state: ScreenProps<dropinfoScreenQuery>;
}

/** The switch of notifications of new dropinfos. */
export function DropinfoPush({ query, state }: DropinfoPushProps) {
  const { viewer } = usePreloadedQuery<dropinfoScreenQuery>(query, state.queryRef);
  return viewer && <PushToggle user={viewer.user} kind="DROPINFO" />;
}
