import { IconCheck, IconClock, IconMinus, IconQuestionMark, IconTrash, IconX } from '@tabler/icons-react';
import styles from './tip-status-icon.module.css';
import type { TipStatusKind } from './tip-status-kind.ts';

const ICONS = {
  ACTIVE: IconClock,
  SUCCESS: IconCheck,
  FAIL: IconX,
  CANCEL: IconMinus,
  DELETED: IconTrash,
  UNKNOWN: IconQuestionMark,
} as const;

interface TipStatusIconProps {
  readonly status: TipStatusKind;
}

/** A tip's state as a small square; the word stands elsewhere in the row. */
export function TipStatusIcon({ status }: TipStatusIconProps) {
  const Icon = ICONS[status];
  return (
    <span className={styles.square} data-status={status} aria-hidden="true">
      <Icon size={13} stroke={2.4} />
    </span>
  );
}
