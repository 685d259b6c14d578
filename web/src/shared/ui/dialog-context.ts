import { createContext, useContext, useEffect } from 'react';

export interface DialogState {
  /** Its forms with unsaved input. */
  readonly unsaved: Set<object>;
  /** Open dialogs above it, which close first. */
  readonly above: Set<object>;
}

/** The dialog around a form, if any. */
export const DialogContext = createContext<DialogState | null>(null);

/** Keeps the dialog below open while this one is open. */
export function useDialogAbove(isOpen: boolean): void {
  const dialog = useContext(DialogContext);
  useEffect(() => {
    if (!isOpen || !dialog) return;
    const above = {};
    dialog.above.add(above);
    // The dialog below also gets the key press that closes this one.
    return () => void setTimeout(() => dialog.above.delete(above));
  }, [isOpen, dialog]);
}
