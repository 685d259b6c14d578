import { type RefObject, useRef } from 'react';

/**
 * For a group of controls whose reset button disappears when it is pressed: resets, and moves the focus to the group's first
 * input, or to its chosen radio button.
 */
export function useReset(onReset: () => void): [group: RefObject<HTMLDivElement | null>, reset: () => void] {
  const group = useRef<HTMLDivElement>(null);
  const reset = () => {
    onReset();
    group.current?.querySelector<HTMLInputElement>('input:checked, input:not([type=radio])')?.focus();
  };
  return [group, reset];
}
