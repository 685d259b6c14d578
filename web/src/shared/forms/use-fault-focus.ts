import { type RefObject, useEffect, useRef } from 'react';

/** Brings the focus to the first marked field of a form each time faults are found (an object with an entry for each); gives the form's ref. */
export function useFaultFocus(faults: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  return form;
}
