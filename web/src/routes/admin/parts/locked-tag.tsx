import { IconLock } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { dateTimeText } from '../../../shared/ui/dates.ts';
import { Tag } from '../../../shared/ui/tag.tsx';
import type { Role } from '../lib/role.ts';

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

const tones = { TYPER: 'accent', ADMIN: 'neutral', UNKNOWN: 'muted' } as const;

/** What a person is to the service, in a word; who is nothing but a user has no tag. */
export function RoleTag({ role }: { readonly role: Role }) {
  const word = <FormattedMessage id="admin.role.name" values={{ role }} />;
  return role === 'USER' ? word : <Tag tone={tones[role]}>{word}</Tag>;
}

/** Says that an account is nobody's: the service watches what comes live with it. */
export function ServiceTag() {
  return (
    <Tag tone="muted">
      <FormattedMessage id="admin.service.account" />
    </Tag>
  );
}
