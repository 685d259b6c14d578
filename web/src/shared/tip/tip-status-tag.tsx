import { Tooltip, UnstyledButton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { tipStatusTag_tip$key } from '../../__generated__/tipStatusTag_tip.graphql.ts';
import { Tag } from '../ui/tag.tsx';
import { tipStatusIcons, tipStatusTones } from '../ui/tip-status-icon.tsx';

const tipFragment = graphql`
  fragment tipStatusTag_tip on Tip {
    status
    cancelReason
  }
`;

/** A tip's status. The reason of a cancellation shows on hover, focus and touch. */
export function TipStatusTag({ tip }: { readonly tip: tipStatusTag_tip$key }) {
  const { status, cancelReason } = useFragment(tipFragment, tip);
  const intl = useIntl();
  const Icon = tipStatusIcons[status];
  const tag = (
    <Tag tone={tipStatusTones[status]} icon={<Icon stroke={2.4} aria-hidden="true" />}>
      <FormattedMessage id="shared.tip.status" values={{ status }} />
    </Tag>
  );
  if (status !== 'CANCEL' || !cancelReason) return tag;
  return (
    <Tooltip label={cancelReason}>
      <UnstyledButton
        mih={{ base: 32, md: 24 }}
        td="underline dotted"
        style={{ cursor: 'help' }}
        aria-label={intl.formatMessage(
          { id: 'shared.tip.cancelled' },
          { status: intl.formatMessage({ id: 'shared.tip.status' }, { status }), reason: cancelReason },
        )}
      >
        {tag}
      </UnstyledButton>
    </Tooltip>
  );
}
