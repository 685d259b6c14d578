import { useIntl } from 'react-intl';
import { graphql, readInlineData } from 'react-relay';
import type { dropinfoActions_dropinfo$key } from '../../../__generated__/dropinfoActions_dropinfo.graphql.ts';
import { useCopyDropinfoLink } from '../lib/use-copy-dropinfo-link.ts';
import styles from './dropinfo-actions.module.css';

const dropinfoFragment = graphql`
  fragment dropinfoActions_dropinfo on Dropinfo @inline {
    uid
    title
  }
`;

interface DropinfoActionsProps {
  readonly dropinfo: dropinfoActions_dropinfo$key;
}

/** Copies the address of a dropinfo. A plain button with the browser's own hint, because hundreds of them stand in the list. */
export function DropinfoActions({ dropinfo }: DropinfoActionsProps) {
  const { uid, title } = readInlineData(dropinfoFragment, dropinfo);
  const intl = useIntl();
  const copyLink = useCopyDropinfoLink(uid);
  const copyText = intl.formatMessage({ id: 'member.dropinfo.copyLink' });
  return (
    <button
      type="button"
      className={styles.action}
      title={copyText}
      aria-label={`${copyText}: ${title}`}
      onClick={copyLink}
    />
  );
}
