export interface Toast {
  kind: 'success' | 'info' | 'error';
  /** Several texts are shown on separate lines. */
  text: string | readonly string[];
}

type ToastRenderer = (toast: Toast) => void;

const queue: Toast[] = [];
let render: ToastRenderer = (toast) => void queue.push(toast);

/** Shows a toast, or queues it until there is a renderer. It replaces a visible one with the same text. */
export function showToast(toast: Toast): void {
  render(toast);
}

export function setToastRenderer(renderer: ToastRenderer): void {
  render = renderer;
  for (const toast of queue.splice(0)) render(toast);
}
