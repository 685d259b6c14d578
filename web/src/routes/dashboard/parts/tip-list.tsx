import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { tipList_tips$key } from '../../../__generated__/tipList_tips.graphql.ts';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import styles from './tip-list.module.css';
import { TipListItem } from './tip-list-item.tsx';

const tipsFragment = graphql`
  fragment tipList_tips on Tip @relay(plural: true) {
    id
    ...tipListItem_tip
  }
`;

/** How many of the latest tips a list shows. */
const LATEST = 5;

interface TipListProps {
  readonly tips: tipList_tips$key;
}

/** The latest tips in the order of their creation. */
export function TipList({ tips }: TipListProps) {
  const latest = useFragment(tipsFragment, tips).slice(-LATEST);
  if (latest.length === 0) {
    return (
      <StateMessage
        kind="empty"
        title={<FormattedMessage id="member.dashboard.noTipsTitle" />}
        reason={<FormattedMessage id="member.dashboard.noTipsReason" />}
      />
    );
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="member.dashboard.columnTip" />
          </th>
          <th scope="col" className={styles.figure}>
            <FormattedMessage id="member.dashboard.columnOdds" />
          </th>
          <th scope="col" className={styles.figure}>
            <FormattedMessage id="member.dashboard.columnUnits" />
          </th>
        </tr>
      </thead>
      <tbody>
        {latest.map((tip) => (
          <TipListItem key={tip.id} tip={tip} />
        ))}
      </tbody>
    </table>
  );
}
