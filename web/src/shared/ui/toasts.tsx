import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { MantineThemeProvider } from '@mantine/core';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { drawToastsBy } from './toast-queue.ts';
import classes from './toasts.module.css';

const icons = { success: IconCheck, info: IconInfoCircle, error: IconAlertCircle };

/** Several parts of a page may tell the same in one moment, in milliseconds. */
const moment = 300;

/** The latest toast of each wording. */
const shown = new Map<string, { id: string; at: number }>();
let count = 0;

function isOnShow(id: string): boolean {
  const { notifications: drawn, queue } = notificationsStore.getState();
  return [...drawn, ...queue].some((toast) => toast.id === id);
}

// Errors are read out at once, the rest politely. The same words take the place of those before, so that they are seen and
// read out to have come again.
drawToastsBy(({ kind, text }) => {
  const lines = typeof text === 'string' ? [text] : text;
  const words = `${kind}:${lines.join('|')}`;
  const before = shown.get(words);
  const at = performance.now();
  if (before && isOnShow(before.id)) {
    if (at - before.at < moment) return;
    notifications.hide(before.id);
  }
  count += 1;
  const id = `${words}#${count}`;
  shown.set(words, { id, at });
  const Icon = icons[kind];
  notifications.show({
    id,
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
});

/** The edge of the page where toasts stand; the button that closes one is named in the language in use. */
export function Toasts({ duration }: { duration: number }) {
  const intl = useIntl();
  const closeButtonProps = { 'aria-label': intl.formatMessage({ id: 'app.toast.close' }) };
  const spoken = { components: { Notification: { defaultProps: { closeButtonProps } } } };
  return (
    <MantineThemeProvider theme={spoken} inherit>
      <Notifications
        className={classes.place}
        position="top-center"
        autoClose={duration}
        containerWidth={360}
      />
    </MantineThemeProvider>
  );
}
