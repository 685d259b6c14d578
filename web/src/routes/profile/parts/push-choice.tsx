import { Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { pushChoice_viewer$key } from '../../../__generated__/pushChoice_viewer.graphql.ts';
import { PushToggle } from '../../../shared/push/push-toggle.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';

const kinds = [
  { kind: 'DROPINFO', permission: 'DROPINFO' },
  { kind: 'DEFAULT_TIPS', permission: 'DEFAULT_TIPS' },
  { kind: 'SPECIAL_TIPS', permission: 'SPECIAL_TIPS' },
  { kind: 'AI_TIPS', permission: 'AI_TIPS' },
] as const;

/** Which notifications the person wants, of what they may see; nothing where they may see none of it. */
export function PushChoice(props: { readonly viewer: pushChoice_viewer$key }) {
  const { permissions, user } = useFragment(
    graphql`
      fragment pushChoice_viewer on Viewer {
        permissions
        user {
          ...pushToggle_user
        }
      }
    `,
    props.viewer,
  );
  const held = kinds.filter(({ permission }) => permissions.includes(permission));
  if (held.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="common.notifications" />}>
      <Stack p="md">
        {held.map(({ kind }) => (
          <PushToggle key={kind} user={user} kind={kind} />
        ))}
      </Stack>
    </Panel>
  );
}
