import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Box, MantineThemeProvider } from '@mantine/core';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { setToastRenderer } from './toast-queue.ts';

const inks = { success: 'var(--success-text)', info: 'var(--accent-text)', error: 'var(--danger-text)' };
const icons = { success: IconCheck, info: IconInfoCircle, error: IconAlertCircle };

/** Several components may report the same error within this time. */
const minRepeatMs = 300;

/** The latest toast of each text. */
const latestByText = new Map<string, { id: string; at: number }>();
let count = 0;

function isVisible(id: string): boolean {
  const { notifications: visible, queue } = notificationsStore.getState();
  return [...visible, ...queue].some((toast) => toast.id === id);
}

// A repeated text replaces the visible toast, so that users notice it and screen readers announce it again.
setToastRenderer(({ kind, text }) => {
  const lines = typeof text === 'string' ? [text] : text;
  const key = `${kind}:${lines.join('|')}`;
  const before = latestByText.get(key);
  const at = performance.now();
  if (before && isVisible(before.id)) {
    if (at - before.at < minRepeatMs) return;
    notifications.hide(before.id);
  }
  count += 1;
  const id = `${key}#${count}`;
  latestByText.set(key, { id, at });
  const Icon = icons[kind];
  notifications.show({
    id,
    role: kind === 'error' ? 'alert' : 'status',
    icon: <Icon size={18} stroke={1.8} aria-hidden />,
    message: lines.map((line) => (
      <Box component="span" display="block" c="var(--text-1)" fz="var(--fs-13)" lh="var(--lh-13)" key={line}>
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

export function Toasts({ duration }: { duration: number }) {
  const intl = useIntl();
  const closeButtonProps = { 'aria-label': intl.formatMessage({ id: 'app.toast.close' }) };
  const theme = { components: { Notification: { defaultProps: { closeButtonProps } } } };
  return (
    <MantineThemeProvider theme={theme} inherit>
      <Notifications
        // Below the top bar, where they cover no buttons of forms and dialogs.
        style={{ marginTop: 'var(--top-h)' }}
        position="top-center"
        autoClose={duration}
        containerWidth={360}
      />
    </MantineThemeProvider>
  );
}
