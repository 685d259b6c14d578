import { Box, Flex, Stack, VisuallyHidden } from '@mantine/core';
import { IconArrowsExchange, IconBallFootball, IconBallFootballOff, IconDeviceTv } from '@tabler/icons-react';
import { Children, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { incidentMinute, type Score } from '../lib/running-scores.ts';
import { useMatchPage } from './match-section.tsx';

export interface TeamIncidentProps {
  /** Minute; absent when the incident has none. */
  readonly time?: number;
  /** Minutes added to `time`. */
  readonly addedTime?: number | null;
  readonly isHome: boolean;
  readonly icon: IncidentKind;
  readonly player: { readonly name: string } | null;
  /** Short notes, joined with commas; empty ones are omitted. */
  readonly children: ReactNode;
  /** The score after a goal; null for other incidents. */
  readonly score?: Score | null | undefined;
}

/** An incident of a team: its minute in the middle, its description on the team's side. */
export function TeamIncident(props: TeamIncidentProps) {
  const { time, addedTime, isHome, icon, player, children, score } = props;
  const { home, away } = useMatchPage();
  const minute = time === undefined ? null : incidentMinute(time, addedTime);
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
        <IncidentIcon kind={icon} />
        <Stack gap={0} miw={0} c="var(--text-2)" fz="xs" lh="xs" style={{ overflowWrap: 'anywhere' }}>
          <VisuallyHidden>{isHome ? home.name : away.name}: </VisuallyHidden>
          {player && (
            <Box component="b" c="var(--text-1)" fz="sm" fw={600} lh="sm">
              {player.name}
            </Box>
          )}
          <span>
            {Children.toArray(children).flatMap((note, index) => (index > 0 ? [', ', note] : [note]))}
          </span>
        </Stack>
      </Flex>
    </Box>
  );
}

type IncidentKind = 'goal' | 'miss' | 'substitution' | 'var' | 'YELLOW' | 'YELLOW_RED' | 'RED';

const icons = {
  goal: IconBallFootball,
  miss: IconBallFootballOff,
  substitution: IconArrowsExchange,
  var: IconDeviceTv,
} as const;

const cards = {
  YELLOW: 'var(--warm-fill)',
  YELLOW_RED: 'linear-gradient(135deg, var(--warm-fill) 50%, var(--danger-fill) 50%)',
  RED: 'var(--danger-fill)',
};

function IncidentIcon({ kind }: { readonly kind: IncidentKind }) {
  if (kind === 'YELLOW' || kind === 'YELLOW_RED' || kind === 'RED') {
    return (
      <Box
        component="span"
        flex="none"
        w={11}
        h={15}
        m="2px 3px 0 2px"
        bdrs={2}
        bg={cards[kind]}
        aria-hidden="true"
      />
    );
  }
  const Icon = icons[kind];
  return (
    <Icon
      style={{ flex: 'none', marginTop: 2 }}
      color="var(--text-1)"
      size={16}
      stroke={1.7}
      aria-hidden="true"
    />
  );
}
