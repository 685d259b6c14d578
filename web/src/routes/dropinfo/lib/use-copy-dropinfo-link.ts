import { useIntl } from 'react-intl';
import { showToast } from '../../../shared/ui/toast.tsx';

/** Copies the address of a dropinfo to the clipboard and says so, or that it could not. */
export function useCopyDropinfoLink(uid: string): () => void {
  const intl = useIntl();
  return async () => {
    const address = new URL(`/dropinfo/${uid}`, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(address);
      showToast({ kind: 'success', text: intl.formatMessage({ id: 'member.dropinfo.copied' }) });
    } catch {
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'member.dropinfo.notCopied' }) });
    }
  };
}
