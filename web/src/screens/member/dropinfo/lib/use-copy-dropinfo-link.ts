import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Copies the address of a dropinfo to the clipboard and says so, or that it could not. */
export function useCopyDropinfoLink(uid: string): () => void {
  const intl = useIntl();
  return useCallback(() => {
    const address = new URL(`/dropinfo/${uid}`, window.location.origin).href;
    navigator.clipboard.writeText(address).then(
      () => notifications.show({ message: intl.formatMessage({ id: 'member.dropinfo.copied' }) }),
      () =>
        notifications.show({
          message: intl.formatMessage({ id: 'member.dropinfo.notCopied' }),
          role: 'alert',
        }),
    );
  }, [uid, intl]);
}
