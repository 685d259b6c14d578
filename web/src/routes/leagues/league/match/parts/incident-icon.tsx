import { Box } from '@mantine/core';
import { IconArrowsExchange, IconBallFootball, IconBallFootballOff, IconDeviceTv } from '@tabler/icons-react';

/** What an incident is, as far as its picture goes. */
export type IncidentKind = 'goal' | 'miss' | 'substitution' | 'var' | 'YELLOW' | 'YELLOW_RED' | 'RED';

const ICONS = {
  goal: IconBallFootball,
  miss: IconBallFootballOff,
  substitution: IconArrowsExchange,
  var: IconDeviceTv,
} as const;

interface IncidentIconProps {
  readonly kind: IncidentKind;
}

const cards = {
  YELLOW: 'var(--warm-fill)',
  YELLOW_RED: 'linear-gradient(135deg, var(--warm-fill) 50%, var(--danger-fill) 50%)',
  RED: 'var(--danger-fill)',
};

/** A picture beside the words of an incident. */
export function IncidentIcon({ kind }: IncidentIconProps) {
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
  const Icon = ICONS[kind];
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
