import { FormattedMessage } from 'react-intl';
import { Tag } from '../../../shared/ui/tag.tsx';
import type { Role } from '../lib/role.ts';

const tones = { USER: 'muted', TYPER: 'accent', ADMIN: 'neutral', UNKNOWN: 'muted' } as const;

/** What a person is to the service, in a word. */
export function RoleTag({ role }: { readonly role: Role }) {
  return (
    <Tag tone={tones[role]}>
      <FormattedMessage id={`admin.role.${role}`} />
    </Tag>
  );
}
