import { IconCheck, IconClock, IconMinus, IconQuestionMark, IconTrash, IconX } from '@tabler/icons-react';
import styles from './tag.module.css';

/** A tip's status as a small square. Decorative: show its name elsewhere. */
export function TipStatusIcon({ status }: { readonly status: keyof typeof tipStatusIcons }) {
  const Icon = tipStatusIcons[status];
  return (
    <span className={`${styles.tag} ${styles.square}`} data-tone={tipStatusTones[status]} aria-hidden="true">
      <Icon size={13} stroke={2.4} />
    </span>
  );
}

export const tipStatusTones = {
  ACTIVE: 'neutral',
  SUCCESS: 'success',
  FAIL: 'danger',
  CANCEL: 'muted',
  DELETED: 'muted',
  UNKNOWN: 'neutral',
} as const;

export const tipStatusIcons = {
  ACTIVE: IconClock,
  SUCCESS: IconCheck,
  FAIL: IconX,
  CANCEL: IconMinus,
  DELETED: IconTrash,
  UNKNOWN: IconQuestionMark,
} as const;
