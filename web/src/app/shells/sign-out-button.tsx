import { UnstyledButton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useSignOut } from './use-sign-out.ts';

/** Signs the person out. */
export function SignOutButton() {
  const intl = useIntl();
  const [signOut, isSigningOut] = useSignOut();
  return (
    <UnstyledButton
      variant="icon"
      aria-label={intl.formatMessage({ id: 'app.shell.signOut' })}
      disabled={isSigningOut}
      onClick={() => void signOut()}
    >
      <IconLogout size={18} stroke={1.6} aria-hidden />
    </UnstyledButton>
  );
}
