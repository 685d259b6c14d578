import { Button, Group } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { dropinfoScreenQuery } from '../../../__generated__/dropinfoScreenQuery.graphql.ts';
import { PushToggle } from '../../../shared/push/push-toggle.tsx';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';

interface DropinfoAsideProps {
  /** The screen's query. */
  readonly query: GraphQLTaggedNode;
  readonly state: ScreenProps<dropinfoScreenQuery>;
}

/** The way to the backtest, where the service has one, and the switch of notifications of new dropinfos. */
export function DropinfoAside({ query, state }: DropinfoAsideProps) {
  const { viewer } = usePreloadedQuery<dropinfoScreenQuery>(query, state.queryRef);
  if (!viewer) return null;
  return (
    <Group gap="10px 20px">
      {viewer.dropRules.ok && viewer.dropRules.value != null && (
        <Button component={Link} to="/dropinfo/backtest" variant="default">
          <FormattedMessage id="common.backtest" />
        </Button>
      )}
      <PushToggle user={viewer.user} kind="DROPINFO" />
    </Group>
  );
}
