import { IconLock } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { dateTimeText } from '../../../shared/ui/dates.ts';
import { Tag } from '../../../shared/ui/tag.tsx';
import type { Role } from '../lib/role.ts';

interface LockedTagProps {
  /** Shows since when, ISO 8601. */
  readonly since?: string;
}

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

const tones = { TYPER: 'accent', ADMIN: 'neutral', UNKNOWN: 'muted' } as const;

/** A role's name; plain text for regular users. */
export function RoleTag({ role }: { readonly role: Role }) {
  const name = <FormattedMessage id="admin.role.name" values={{ role }} />;
  return role === 'USER' ? name : <Tag tone={tones[role]}>{name}</Tag>;
}

/** Marks the account that the service itself uses for live updates. */
export function ServiceTag() {
  return (
    <Tag tone="muted">
      <FormattedMessage id="admin.service.account" />
    </Tag>
  );
}
