import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Box, MantineThemeProvider } from '@mantine/core';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { drawToastsBy } from './toast-queue.ts';

const inks = { success: 'var(--success-text)', info: 'var(--accent-text)', error: 'var(--danger-text)' };
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
      <Box component="span" display="block" c="var(--text-1)" fz="var(--fs-13)" lh="18px" key={line}>
        {line}
      </Box>
    )),
    withBorder: true,
    radius: 'md',
    styles: {
      root: {
        maxWidth: 360,
        padding: '12px 14px',
        background: 'var(--surface-raised)',
        borderColor: 'var(--line-strong)',
        boxShadow: 'var(--shadow-float)',
      },
      icon: { width: 18, height: 18, marginInlineEnd: 10, background: 'none', color: inks[kind] },
      body: { marginInlineEnd: 8 },
    },
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
        // Below the top bar, where no button of a form or a dialog stands.
        style={{ marginTop: 'var(--top-h)' }}
        position="top-center"
        autoClose={duration}
        containerWidth={360}
      />
    </MantineThemeProvider>
  );
}
