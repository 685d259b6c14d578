import { FormattedMessage } from 'react-intl';
import { useBlocker } from 'react-router-dom';
import { losesTyping } from '../../shared/forms/unsaved.ts';
import { useSessionStore } from '../../shared/session/use-session.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';

/** Asks before a link takes away what somebody has typed; who has no account any more is not kept. */
export function UnsavedGuard() {
  const session = useSessionStore();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      session.state().viewer !== null && losesTyping(currentLocation.pathname !== nextLocation.pathname),
  );
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={<FormattedMessage id="shared.form.unsavedTitle" />}
      action={<FormattedMessage id="shared.form.unsavedLeave" />}
      cancel={<FormattedMessage id="shared.form.unsavedStay" />}
      isDestructive
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <FormattedMessage id="shared.form.unsavedText" />
    </ConfirmDialog>
  );
}
