import { useMergedRef } from '@mantine/hooks';
import type { ComponentProps } from 'react';

/**
 * Returns a cleanup function that gives the focus of a removed button to the nearest focusable element around it, unless something
 * else takes it. A dialog that closes returns the focus itself.
 */
export const passFocusOn = (button: HTMLElement | null) => () => {
  if (!button || button !== document.activeElement) return;
  const dialog = button.closest<HTMLElement>('[role="dialog"]');
  const all = [...document.querySelectorAll<HTMLElement>('[tabindex="-1"]')];
  const around = dialog ? [dialog] : all.filter((one) => one.contains(button));
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    around.findLast((one) => one.isConnected)?.focus({ preventScroll: true });
  });
};

/**
 * The native element of Mantine's Button. While it is loading, Mantine disables it, and a browser takes the focus from a disabled
 * element; this one keeps the focus and ignores clicks instead. The focus does not get lost either when it is removed.
 */
export function ButtonElement({
  ref,
  type = 'button',
  disabled,
  onClick,
  ...props
}: ComponentProps<'button'>) {
  const isLoading = 'data-loading' in props && props['data-loading'] === true;
  return (
    <button
      {...props}
      ref={useMergedRef(ref, passFocusOn)}
      type={type}
      disabled={disabled === true && !isLoading}
      aria-disabled={isLoading || props['aria-disabled']}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
    />
  );
}
