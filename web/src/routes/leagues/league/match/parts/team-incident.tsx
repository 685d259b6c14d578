import { Box, Flex, Stack, VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { incidentMinute } from '../lib/incident-minute.ts';
import type { Score } from '../lib/running-scores.ts';

/** Names of both teams. */
export interface TeamNames {
  readonly home: string;
  readonly away: string;
}

interface TeamIncidentProps {
  /** Minute; absent where an incident has none. */
  readonly time?: number;
  /** Minutes added to `time`. */
  readonly addedTime?: number | null | undefined;
  /** At whose side it stands. */
  readonly isHome: boolean;
  readonly teams: TeamNames;
  readonly icon: ReactNode;
  /** Who it is about, where that is known. */
  readonly player: { readonly name: string } | null | undefined;
  /** What it is, in a few words each; what is empty is left out. */
  readonly notes: readonly ReactNode[];
  /** The score after it; null for what is no goal. */
  readonly score?: Score | null;
}

/** Something that happened to one team: its minute in the middle, the words at the team's side. */
export function TeamIncident(props: TeamIncidentProps) {
  const { time, addedTime, isHome, teams, icon, player, notes, score = null } = props;
  const minute = time === undefined ? null : incidentMinute(time, addedTime);
  const said = Array.from(notes.filter(Boolean).entries());
  return (
    <Box
      component="li"
      display="grid"
      py={6}
      px="md"
      style={{ gridTemplateColumns: 'minmax(0, 1fr) 56px minmax(0, 1fr)', gap: 8 }}
    >
      <Stack gap={2} align="center" style={{ gridRow: '1', gridColumn: '2' }}>
        <Box component="span" c="var(--text-2)" fz="var(--fs-13)" fw={500}>
          {minute ?? '–'}
        </Box>
        {score && (
          <Box component="span" px={6} fw={600} bg="var(--surface-track)" bdrs="xs">
            <VisuallyHidden>
              <FormattedMessage id="member.match.scoreAfter" />{' '}
            </VisuallyHidden>
            {score.home}:{score.away}
          </Box>
        )}
      </Stack>
      <Flex
        direction={isHome ? 'row-reverse' : 'row'}
        gap="xs"
        miw={0}
        ta={isHome ? 'right' : 'left'}
        style={{ gridRow: '1', gridColumn: isHome ? '1' : '3' }}
      >
        {icon}
        <Stack gap={0} miw={0} c="var(--text-2)" fz="xs" lh="xs" style={{ overflowWrap: 'anywhere' }}>
          <VisuallyHidden>{isHome ? teams.home : teams.away}: </VisuallyHidden>
          {player && (
            <Box component="b" c="var(--text-1)" fz="sm" fw={600} lh="sm">
              {player.name}
            </Box>
          )}
          <span>
            {said.map(([place, note]) => (
              <Fragment key={place}>
                {place > 0 && ', '}
                {note}
              </Fragment>
            ))}
          </span>
        </Stack>
      </Flex>
    </Box>
  );
}
