import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useSignOut } from './use-sign-out.ts';

/** Signs the person out, as a way out of a dialog. */
export function SignOutLink() {
  const [signOut, isSigningOut] = useSignOut();
  return (
    <Button variant="default" loading={isSigningOut} onClick={() => void signOut()}>
      <FormattedMessage id="app.shell.signOut" />
    </Button>
  );
}
