import type { ComponentProps } from 'react';

/**
 * The native element of Mantine's Button. While it is loading, Mantine disables it, and a browser takes the focus from a disabled
 * element; this one keeps the focus and ignores clicks instead.
 */
export function ButtonElement({ type = 'button', disabled, onClick, ...props }: ComponentProps<'button'>) {
  const isLoading = 'data-loading' in props && props['data-loading'] === true;
  return (
    <button
      {...props}
      type={type}
      disabled={disabled === true && !isLoading}
      aria-disabled={isLoading || props['aria-disabled']}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
    />
  );
}
