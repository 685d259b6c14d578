import styles from './tip-status-icon.module.css';
import { tipStatusIcons } from './tip-status-icons.ts';

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
