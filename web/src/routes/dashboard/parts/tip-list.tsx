import { Box, Table } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { tipList_tips$key } from '../../../__generated__/tipList_tips.graphql.ts';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
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
        title={<FormattedMessage id="common.noTipsYet" />}
        reason={<FormattedMessage id="member.dashboard.noTipsReason" />}
      />
    );
  }
  return (
    <Table layout="fixed" horizontalSpacing="xs" verticalSpacing="var(--row-pad)">
      <thead>
        <tr>
          <Box component="th" pl={46} scope="col">
            <FormattedMessage id="common.tip" />
          </Box>
          <Box component="th" w={88} scope="col" data-figure>
            <FormattedMessage id="common.odds" />
          </Box>
          <Box component="th" w={84} scope="col" data-figure>
            <FormattedMessage id="common.units" />
          </Box>
        </tr>
      </thead>
      <tbody>
        {latest.map((tip) => (
          <TipListItem key={tip.id} tip={tip} />
        ))}
      </tbody>
    </Table>
  );
}
