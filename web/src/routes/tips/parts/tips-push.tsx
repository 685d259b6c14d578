import { Flex } from '@mantine/core';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { tipsPush_viewer$key } from '../../../__generated__/tipsPush_viewer.graphql.ts';
import { PushToggle } from '../../../shared/push/push-toggle.tsx';
import { tipKinds } from '../../../shared/tip/tip-kinds.ts';
import { Fold } from '../../../shared/ui/fold.tsx';

const viewerFragment = graphql`
  fragment tipsPush_viewer on Viewer {
    permissions
    user {
      ...pushToggle_user
    }
  }
`;

interface TipsPushProps {
  readonly viewer: tipsPush_viewer$key;
}

/** The switches of notifications of new tips, one for each kind that the person may see; folded on a phone. */
export function TipsPush({ viewer }: TipsPushProps) {
  const { permissions, user } = useFragment(viewerFragment, viewer);
  const intl = useIntl();
  const held = tipKinds.filter(({ permission }) => permissions.includes(permission));
  if (held.length === 0) return null;
  return (
    <Fold label={intl.formatMessage({ id: 'common.notifications' })}>
      <Flex gap="10px 24px" wrap="wrap">
        {held.map(({ permission }) => (
          <PushToggle key={permission} user={user} kind={permission} />
        ))}
      </Flex>
    </Fold>
  );
}
