import { useIntl } from 'react-intl';
import { graphql, readInlineData } from 'react-relay';
import type { dropinfoActions_dropinfo$key } from '../../../__generated__/dropinfoActions_dropinfo.graphql.ts';
import { useSharedAddress } from '../../../shared/tax/use-shared-address.ts';
import { showToast } from '../../../shared/ui/toast.tsx';
import { historyId } from '../lib/history-id.ts';
import styles from './dropinfo-actions.module.css';

const dropinfoFragment = graphql`
  fragment dropinfoActions_dropinfo on Dropinfo @inline {
    uid
    title
    hasHistory
  }
`;

interface DropinfoActionsProps {
  readonly dropinfo: dropinfoActions_dropinfo$key;
  /** Whether its history is on show. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/**
 * Opens how the odds of a dropinfo moved, where that is kept, and copies its address. Plain buttons with the browser's own hint, because
 * hundreds of them stand in the list.
 */
export function DropinfoActions({ dropinfo, isOpen, onToggle }: DropinfoActionsProps) {
  const { uid, title, hasHistory } = readInlineData(dropinfoFragment, dropinfo);
  const intl = useIntl();
  const copyLink = useCopyDropinfoLink(uid);
  const copyText = intl.formatMessage({ id: 'member.dropinfo.copyLink' });
  const historyText = intl.formatMessage({ id: 'member.dropinfo.history' });
  return (
    <>
      {hasHistory && (
        <button
          type="button"
          className={styles.action}
          data-action="history"
          title={historyText}
          aria-label={`${historyText}: ${title}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? historyId(uid) : undefined}
          onClick={onToggle}
        />
      )}
      <button
        type="button"
        className={styles.action}
        data-action="link"
        title={copyText}
        aria-label={`${copyText}: ${title}`}
        onClick={copyLink}
      />
    </>
  );
}

/** Copies the address of a dropinfo to the clipboard and says so, or that it could not. */
function useCopyDropinfoLink(uid: string): () => void {
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
