import { useIntl } from 'react-intl';
import { useSharedAddress } from '../tax/use-shared-address.ts';
import { showToast } from '../ui/toast.tsx';

/** Copies the address of a tip to the clipboard and says so, or that it could not. */
export function useCopyTipLink(uid: string): () => void {
  const intl = useIntl();
  const address = useSharedAddress(`/tips/${encodeURIComponent(uid)}`);
  return async () => {
    try {
      await navigator.clipboard.writeText(address());
      showToast({ kind: 'success', text: intl.formatMessage({ id: 'common.linkCopied' }) });
    } catch {
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'common.linkNotCopied' }) });
    }
  };
}
