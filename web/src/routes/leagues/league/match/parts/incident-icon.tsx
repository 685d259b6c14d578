import { IconArrowsExchange, IconBallFootball, IconBallFootballOff, IconDeviceTv } from '@tabler/icons-react';
import styles from './incidents.module.css';

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

/** A picture beside the words of an incident. */
export function IncidentIcon({ kind }: IncidentIconProps) {
  if (kind === 'YELLOW' || kind === 'YELLOW_RED' || kind === 'RED') {
    return <span className={styles.card} data-card={kind} aria-hidden="true" />;
  }
  const Icon = ICONS[kind];
  return <Icon className={styles.icon} size={16} stroke={1.7} aria-hidden="true" />;
}
