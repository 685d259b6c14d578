import { useIntl } from 'react-intl';
import { showToast } from '../ui/toast.tsx';

/** Copies the address of a tip to the clipboard and says so, or that it could not. */
export function useCopyTipLink(uid: string): () => void {
  const intl = useIntl();
  return async () => {
    const address = new URL(`/tips/${encodeURIComponent(uid)}`, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(address);
      showToast({ kind: 'success', text: intl.formatMessage({ id: 'shared.tip.copied' }) });
    } catch {
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.tip.notCopied' }) });
    }
  };
}
