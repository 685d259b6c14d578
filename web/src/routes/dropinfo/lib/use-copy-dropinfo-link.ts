import { useIntl } from 'react-intl';
import { useSharedAddress } from '../../../shared/tax/use-shared-address.ts';
import { showToast } from '../../../shared/ui/toast.tsx';

/** Copies the address of a dropinfo to the clipboard and says so, or that it could not. */
export function useCopyDropinfoLink(uid: string): () => void {
  const intl = useIntl();
  const address = useSharedAddress(`/dropinfo/${uid}`);
  return async () => {
    try {
      await navigator.clipboard.writeText(address());
      showToast({ kind: 'success', text: intl.formatMessage({ id: 'common.linkCopied' }) });
    } catch {
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'common.linkNotCopied' }) });
    }
  };
}
