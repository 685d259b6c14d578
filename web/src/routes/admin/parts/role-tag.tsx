import { FormattedMessage } from 'react-intl';
import { Tag } from '../../../shared/ui/tag.tsx';
import type { Role } from '../lib/role.ts';

const tones = { TYPER: 'accent', ADMIN: 'neutral', UNKNOWN: 'muted' } as const;

/** What a person is to the service, in a word; who is nothing but a user has no tag. */
export function RoleTag({ role }: { readonly role: Role }) {
  const word = <FormattedMessage id="admin.role.name" values={{ role }} />;
  return role === 'USER' ? word : <Tag tone={tones[role]}>{word}</Tag>;
}
