import { IconCheck, IconClock, IconMinus, IconQuestionMark, IconTrash, IconX } from '@tabler/icons-react';
import styles from './tip-status-icon.module.css';

interface TipStatusIconProps {
  readonly status: TipStatusKind;
}

/** A tip's state as a small square; the word stands elsewhere in the row. */
export function TipStatusIcon({ status }: TipStatusIconProps) {
  const Icon = tipStatusIcons[status];
  return (
    <span className={styles.square} data-status={status} aria-hidden="true">
      <Icon size={13} stroke={2.4} />
    </span>
  );
}

type TipStatusKind = 'ACTIVE' | 'SUCCESS' | 'FAIL' | 'CANCEL' | 'DELETED' | 'UNKNOWN';

/** What stands for each state of a tip beside its word. */
export const tipStatusIcons = {
  ACTIVE: IconClock,
  SUCCESS: IconCheck,
  FAIL: IconX,
  CANCEL: IconMinus,
  DELETED: IconTrash,
  UNKNOWN: IconQuestionMark,
} as const;
