import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBlocker } from 'react-router-dom';
import { useSessionStore } from '../session/use-session.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DialogContext, type DialogState, losesTyping } from './unsaved.ts';

/** Asks before a link takes away what somebody has typed; who has signed in or out meanwhile is not kept. */
export function UnsavedGuard() {
  const session = useSessionStore();
  const isSignedIn = () => session.state().viewer !== null;
  const [wasSignedIn] = useState(isSignedIn);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isSignedIn() === wasSignedIn && losesTyping(currentLocation.pathname !== nextLocation.pathname),
  );
  return (
    <UnsavedQuestion
      isOpen={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}

interface UnsavedQuestionProps {
  readonly isOpen: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks whether what is typed and not saved may go. */
export function UnsavedQuestion({ isOpen, onLeave, onStay }: UnsavedQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<FormattedMessage id="shared.form.unsavedTitle" />}
      action={<FormattedMessage id="shared.form.unsavedLeave" />}
      cancel={<FormattedMessage id="shared.form.unsavedStay" />}
      isDestructive
      onConfirm={onLeave}
      onClose={onStay}
    >
      <FormattedMessage id="shared.form.unsavedText" />
    </ConfirmDialog>
  );
}

interface DialogWithFormsProps {
  /** Whether it is being saved: then the dialog stays. */
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  /** The dialog, given what to call to close it. */
  readonly children: (close: () => void) => ReactNode;
}

/** Around a dialog with forms: to close it asks first while something typed in it is not saved. */
export function DialogWithForms({ isBusy = false, onClose, children }: DialogWithFormsProps) {
  const [state] = useState<DialogState>(() => ({ unsaved: new Set(), above: new Set() }));
  const [isAsking, setAsking] = useState(false);
  // Escape reaches every open dialog and is for the one on top: none opens or closes before all have heard of it.
  const ask = (isAsked: boolean) => setTimeout(() => setAsking(isAsked));
  const close = () => {
    if (isBusy || isAsking || state.above.size > 0) return;
    if (state.unsaved.size > 0) ask(true);
    else onClose();
  };
  return (
    <>
      <DialogContext value={state}>{children(close)}</DialogContext>
      <UnsavedQuestion
        isOpen={isAsking}
        onStay={() => ask(false)}
        onLeave={() => {
          setAsking(false);
          onClose();
        }}
      />
    </>
  );
}
