import { useIntl } from 'react-intl';
import type { MessageId } from '../../i18n/texts.ts';
import { showToast } from './toast.tsx';

const linkMessages: Readonly<Record<'done' | 'failed', MessageId>> = {
  done: 'common.linkCopied',
  failed: 'common.linkNotCopied',
};

/** Returns a function that copies a text to the clipboard and shows a toast with the result. */
export function useCopy(text: () => string, { done, failed } = linkMessages): () => void {
  const intl = useIntl();
  return async () => {
    try {
      await navigator.clipboard.writeText(text());
      showToast({ kind: 'success', text: intl.formatMessage({ id: done }) });
    } catch {
      showToast({ kind: 'error', text: intl.formatMessage({ id: failed }) });
    }
  };
}
