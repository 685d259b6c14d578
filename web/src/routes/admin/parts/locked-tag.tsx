import { IconLock } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { dateTimeText } from '../../../shared/ui/date-time-parts.ts';
import { Tag } from '../../../shared/ui/tag.tsx';

interface LockedTagProps {
  /** Since when, ISO 8601, where that is to be told. */
  readonly since?: string;
}

/** Says that an account is locked. */
export function LockedTag({ since }: LockedTagProps) {
  return (
    <Tag tone="danger" icon={<IconLock stroke={2} aria-hidden="true" />}>
      {since === undefined ? (
        <FormattedMessage id="admin.locked.short" />
      ) : (
        <FormattedMessage id="admin.locked.since" values={{ moment: dateTimeText(since) }} />
      )}
    </Tag>
  );
}
