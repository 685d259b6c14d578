import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import classes from './toast.module.css';

/** How long a toast stays, in milliseconds: within the routed app, and elsewhere. */
export const toastDuration = { routed: 3000, default: 5000 } as const;

/** A short message at the edge of the page. Several texts stand on lines of their own. */
export interface Toast {
  kind: 'success' | 'info' | 'error';
  text: string | readonly string[];
}

const icons = { success: IconCheck, info: IconInfoCircle, error: IconAlertCircle };

/** Shows a toast; the same words are not shown twice at once. Errors are read out at once, the rest politely. */
export function showToast({ kind, text }: Toast): void {
  const lines = typeof text === 'string' ? [text] : text;
  const Icon = icons[kind];
  notifications.show({
    id: `${kind}:${lines.join('|')}`,
    role: kind === 'error' ? 'alert' : 'status',
    icon: <Icon size={18} stroke={1.8} aria-hidden />,
    message: lines.map((line) => (
      <span className={classes.line} key={line}>
        {line}
      </span>
    )),
    withBorder: true,
    classNames: { root: classes.root, icon: classes[kind], body: classes.body, closeButton: classes.close },
  });
}
