import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBlocker } from 'react-router-dom';
import { useSessionStore } from '../session/use-session.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/confirm-dialog.tsx';
import { DialogContext, type DialogState } from '../ui/dialog-context.ts';
import { ConfirmLeavingContext, losesInput } from './unsaved.ts';

interface UnsavedGuardProps {
  /** May confirm actions with `ConfirmLeavingContext`. */
  readonly children?: ReactNode;
}

/** Confirms a navigation that would lose unsaved input, unless the user has signed in or out meanwhile. */
export function UnsavedGuard({ children }: UnsavedGuardProps) {
  const session = useSessionStore();
  const isSignedIn = () => session.state().viewer !== null;
  const [wasSignedIn] = useState(isSignedIn);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isSignedIn() === wasSignedIn && losesInput(currentLocation.pathname !== nextLocation.pathname),
  );
  const [confirming, setConfirming] = useState<{ readonly action: () => void } | null>(null);
  const confirmLeaving = (action: () => void) => {
    if (losesInput(true)) setConfirming({ action });
    else action();
  };
  return (
    <ConfirmLeavingContext value={confirmLeaving}>
      {children}
      <UnsavedDialog
        isOpen={blocker.state === 'blocked' || confirming !== null}
        onConfirm={() => {
          setConfirming(null);
          confirming?.action();
          blocker.proceed?.();
        }}
        onClose={() => {
          setConfirming(null);
          blocker.reset?.();
        }}
      />
    </ConfirmLeavingContext>
  );
}

function UnsavedDialog(dialog: Pick<ConfirmDialogProps, 'isOpen' | 'onConfirm' | 'onClose'>) {
  return (
    <ConfirmDialog
      {...dialog}
      title={<FormattedMessage id="shared.form.unsavedTitle" />}
      action={<FormattedMessage id="shared.form.unsavedLeave" />}
      cancel={<FormattedMessage id="shared.form.unsavedStay" />}
      isDestructive
    >
      <FormattedMessage id="shared.form.unsavedText" />
    </ConfirmDialog>
  );
}

interface DialogWithFormsProps {
  /** Whether it is saving and cannot be closed. */
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  /** Renders the dialog with its close handler. */
  readonly children: (close: () => void) => ReactNode;
}

/** Wraps a dialog with forms: confirms closing it with unsaved input. */
export function DialogWithForms({ isBusy = false, onClose, children }: DialogWithFormsProps) {
  const [state] = useState<DialogState>(() => ({ unsaved: new Set(), above: new Set() }));
  const [isConfirming, setConfirming] = useState(false);
  // Every open dialog gets the Escape key, but only the top one may react. So changes wait until all have handled it.
  const setConfirmingLater = (isOpen: boolean) => setTimeout(() => setConfirming(isOpen));
  const close = () => {
    if (isBusy || isConfirming || state.above.size > 0) return;
    if (state.unsaved.size > 0) setConfirmingLater(true);
    else onClose();
  };
  return (
    <>
      <DialogContext value={state}>{children(close)}</DialogContext>
      <UnsavedDialog
        isOpen={isConfirming}
        onClose={() => setConfirmingLater(false)}
        onConfirm={() => {
          setConfirming(false);
          onClose();
        }}
      />
    </>
  );
}
