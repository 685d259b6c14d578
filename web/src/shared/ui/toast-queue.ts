/** A short message at the edge of the page. Several texts stand on lines of their own. */
export interface Toast {
  kind: 'success' | 'info' | 'error';
  text: string | readonly string[];
}

type DrawToast = (toast: Toast) => void;

const waiting: Toast[] = [];
let draw: DrawToast = (toast) => void waiting.push(toast);

/** Hands a toast to what draws toasts, or keeps it until that is here. */
export function queueToast(toast: Toast): void {
  draw(toast);
}

/** Says how toasts are drawn from now on, those first that have waited. */
export function drawToastsBy(drawing: DrawToast): void {
  draw = drawing;
  for (const toast of waiting.splice(0)) draw(toast);
}
