import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Says that a form was not saved because another user changed the record meanwhile. Takes the focus, and so comes into view: the
 * button to save may be far below.
 */
export function ConflictNotice({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}
