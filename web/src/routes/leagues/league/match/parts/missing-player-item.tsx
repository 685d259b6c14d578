import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { missingPlayerItem_missing$key } from '../../../../../__generated__/missingPlayerItem_missing.graphql.ts';
import { dateTimeParts } from '../../../../../shared/ui/date-time-parts.ts';
import { ailmentOf } from '../lib/ailment.ts';

const missingFragment = graphql`
  fragment missingPlayerItem_missing on MissingPlayer {
    reason
    description
    expectedEndAt
    player {
      name
    }
  }
`;

interface MissingPlayerItemProps {
  readonly missing: missingPlayerItem_missing$key;
}

/** A missing player: why, in the provider's words where the site has none of its own, and until when. */
export function MissingPlayerItem({ missing }: MissingPlayerItemProps) {
  const { player, reason, description, expectedEndAt } = useFragment(missingFragment, missing);
  const ailment = description == null ? null : ailmentOf(description);
  return (
    <Flex component="li" wrap="wrap" gap="0 8px">
      <Box component="span" c="var(--text-1)" style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {player.name}
      </Box>
      {ailment ? (
        <span>
          <FormattedMessage id="member.match.ailment" values={{ ailment }} />
        </span>
      ) : (
        reason && (
          <span>
            <FormattedMessage id="member.match.absenceReason" values={{ reason }} />
          </span>
        )
      )}
      {description && !ailment && (
        <Box component="span" c="dimmed" fz="xs" lang="en">
          {description}
        </Box>
      )}
      {expectedEndAt && (
        <Box component="span" c="dimmed" fz="xs">
          <FormattedMessage id="common.until" values={{ date: dateTimeParts(expectedEndAt).date }} />
        </Box>
      )}
    </Flex>
  );
}
