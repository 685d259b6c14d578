import type { ReactNode } from 'react';

const focusBox = (box: HTMLElement | null) => box?.focus();

/**
 * Says that a form was not saved because another user changed the record meanwhile. Takes the focus, and so comes into view: the
 * button to save may be far below.
 */
export function ConflictNotice({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={focusBox} role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}
