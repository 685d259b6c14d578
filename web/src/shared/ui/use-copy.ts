import { useIntl } from 'react-intl';
import type { MessageId } from '../../i18n/texts.ts';
import { showToast } from './toast.tsx';

interface CopyWords {
  readonly done: MessageId;
  readonly failed: MessageId;
}

const ofLink: CopyWords = { done: 'common.linkCopied', failed: 'common.linkNotCopied' };

/** Gives what copies a text to the clipboard, and says so, or that it could not. */
export function useCopy(text: () => string, { done, failed } = ofLink): () => void {
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
