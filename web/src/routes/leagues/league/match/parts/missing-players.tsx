import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  missingPlayers_lineup$data,
  missingPlayers_lineup$key,
} from '../../../../../__generated__/missingPlayers_lineup.graphql.ts';
import { dateTimeParts } from '../../../../../shared/ui/dates.ts';

const lineupFragment = graphql`
  fragment missingPlayers_lineup on Lineup {
    missing {
      certainty
      reason
      description
      expectedEndAt
      player {
        playerId
        name
      }
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
            <MissingPlayerItem key={missingPlayer.player.playerId} {...missingPlayer} />
          ))}
        </Flex>
      </div>
    );
  });
}

type MissingPlayer = missingPlayers_lineup$data['missing'][number];

function MissingPlayerItem({ player, reason, description, expectedEndAt }: MissingPlayer) {
  const ailment = ailments.get(description?.trim().toLowerCase());
  return (
    <Flex component="li" wrap="wrap" gap="0 8px">
      <Box component="span" c="var(--text-1)" style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {player.name}
      </Box>
      {(ailment || reason) && (
        <span>
          {ailment ? (
            <FormattedMessage id="member.match.ailment" values={{ ailment }} />
          ) : (
            <FormattedMessage id="member.match.absenceReason" values={{ reason }} />
          )}
        </span>
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
const ailments = new Map<string | undefined, string>([
  ['muscle injury', 'MUSCLE'],
  ['hamstring injury', 'HAMSTRING'],
  ['thigh injury', 'THIGH'],
  ['calf injury', 'CALF'],
  ['groin injury', 'GROIN'],
  ['knee injury', 'KNEE'],
  ['cruciate ligament injury', 'CRUCIATE'],
  ['ankle injury', 'ANKLE'],
  ['foot injury', 'FOOT'],
  ['hip injury', 'HIP'],
  ['back injury', 'BACK'],
  ['shoulder injury', 'SHOULDER'],
  ['head injury', 'HEAD'],
  ['illness', 'ILLNESS'],
]);
