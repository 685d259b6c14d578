/** The ink of a figure that is a win or a loss. */
export function signInk(figure: number): string {
  if (figure === 0) return 'inherit';
  return figure > 0 ? 'var(--success-text)' : 'var(--danger-text)';
}
