import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { missingPlayers_lineup$key } from '../../../../../__generated__/missingPlayers_lineup.graphql.ts';
import type { missingPlayers_missing$key } from '../../../../../__generated__/missingPlayers_missing.graphql.ts';
import { dateTimeParts } from '../../../../../shared/ui/dates.ts';

const lineupFragment = graphql`
  fragment missingPlayers_lineup on Lineup {
    missing {
      certainty
      player {
        playerId
      }
      ...missingPlayers_missing
    }
  }
`;

const KINDS = ['MISSING', 'DOUBTFUL'] as const;

/** Missing players, then doubtful ones. */
export function MissingPlayers({ lineup }: { readonly lineup: missingPlayers_lineup$key }) {
  const { missing } = useFragment(lineupFragment, lineup);
  return KINDS.map((kind) => {
    const players = missing.filter(({ certainty }) => certainty === kind);
    if (players.length === 0) return null;
    return (
      <div key={kind}>
        <Box component="h4" mt="sm" c="dimmed" fz="xs" fw={500} lh="xs">
          <FormattedMessage id="member.match.certainty" values={{ certainty: kind }} />
        </Box>
        <Flex
          component="ul"
          direction="column"
          gap={6}
          mt={4}
          c="var(--text-2)"
          fz="var(--fs-13)"
          lh="var(--lh-13)"
        >
          {players.map((missingPlayer) => (
            <MissingPlayerItem key={missingPlayer.player.playerId} missing={missingPlayer} />
          ))}
        </Flex>
      </div>
    );
  });
}

const missingFragment = graphql`
  fragment missingPlayers_missing on MissingPlayer {
    reason
    description
    expectedEndAt
    player {
      name
    }
  }
`;

function MissingPlayerItem({ missing }: { readonly missing: missingPlayers_missing$key }) {
  const { player, reason, description, expectedEndAt } = useFragment(missingFragment, missing);
  const ailment = description == null ? null : toAilment(description);
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

/** The provider's descriptions of common ailments, with the cases of the `ailment` message. */
const AILMENTS = {
  'muscle injury': 'MUSCLE',
  'hamstring injury': 'HAMSTRING',
  'thigh injury': 'THIGH',
  'calf injury': 'CALF',
  'groin injury': 'GROIN',
  'knee injury': 'KNEE',
  'cruciate ligament injury': 'CRUCIATE',
  'ankle injury': 'ANKLE',
  'foot injury': 'FOOT',
  'hip injury': 'HIP',
  'back injury': 'BACK',
  'shoulder injury': 'SHOULDER',
  'head injury': 'HEAD',
  illness: 'ILLNESS',
} as const;

type Ailment = (typeof AILMENTS)[keyof typeof AILMENTS];

/** Null for a description without a translation. */
function toAilment(description: string): Ailment | null {
  const key = description.trim().toLowerCase();
  return Object.hasOwn(AILMENTS, key) ? AILMENTS[key as keyof typeof AILMENTS] : null;
}
