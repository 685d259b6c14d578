import { type RefObject, useEffect, useRef } from 'react';

/** Brings the focus to the first marked field of a form each time errors are found (an object with an entry for each); gives the form's ref. */
export function useErrorFocus(fieldErrors: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(fieldErrors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fieldErrors]);
  return form;
}

/**
 * Brings the focus to the first field of a form whose text could not be taken, so that the form still has an older value
 * than the one on show; gives whether there is one, and the form is not to be sent then. Such a field tells it by the
 * browser's custom validity and says itself what is wrong; everything else is the form's to check.
 */
export function focusFirstInvalid(form: HTMLFormElement): boolean {
  const inputs = [...form.querySelectorAll('input')];
  const invalid = inputs.find(({ validity }) => validity.customError);
  invalid?.focus();
  return invalid !== undefined;
}
