import { graphql, useFragment } from 'react-relay';
import type { tipsPush_viewer$key } from '../../../../__generated__/tipsPush_viewer.graphql.ts';
import { PushToggle } from '../../../../shared/push/push-toggle.tsx';
import { tipKinds } from '../../../../shared/tip/tip-kinds.ts';
import styles from './tips-push.module.css';

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

/** The switches of notifications of new tips, one for each kind that the person may see. */
export function TipsPush({ viewer }: TipsPushProps) {
  const { permissions, user } = useFragment(viewerFragment, viewer);
  return (
    <div className={styles.switches}>
      {tipKinds
        .filter(({ permission }) => permissions.includes(permission))
        .map(({ permission }) => (
          <PushToggle key={permission} user={user} kind={permission} />
        ))}
    </div>
  );
}
