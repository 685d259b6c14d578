import { type ReactNode, useState } from 'react';
import { DialogContext, type DialogState } from './unsaved.ts';
import { UnsavedQuestion } from './unsaved-question.tsx';

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
