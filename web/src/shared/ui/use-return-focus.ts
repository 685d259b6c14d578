import { useEffect } from 'react';

/**
 * Returns the focus to where it was before, when the component unmounts. For a dialog that exists only while it is open: Mantine
 * returns the focus only from a dialog that stays rendered.
 */
export function useReturnFocus() {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
}
