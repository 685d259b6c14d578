import { useIntl } from 'react-intl';
import { graphql, readInlineData } from 'react-relay';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { dropinfoActions_dropinfo$key } from '../../../../__generated__/dropinfoActions_dropinfo.graphql.ts';
import { readDropinfoFilters } from '../lib/read-dropinfo-filters.ts';
import { useCopyDropinfoLink } from '../lib/use-copy-dropinfo-link.ts';
import { writeDropinfoFilters } from '../lib/write-dropinfo-filters.ts';
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

/**
 * What can be done with a dropinfo: copy its address, go to it. Plain elements with the browser's own hints, because
 * hundreds of them stand in the list.
 */
export function DropinfoActions({ dropinfo }: DropinfoActionsProps) {
  const { uid, title } = readInlineData(dropinfoFragment, dropinfo);
  const intl = useIntl();
  const { search } = useLocation();
  const { uid: opened } = useParams();
  const filters = readDropinfoFilters(new URLSearchParams(search), opened);
  const copyLink = useCopyDropinfoLink(uid);
  const copyText = intl.formatMessage({ id: 'member.dropinfo.copyLink' });
  const openText = intl.formatMessage({ id: 'member.dropinfo.open' });
  return (
    <>
      <button
        type="button"
        className={`${styles.action} ${styles.copy}`}
        title={copyText}
        aria-label={`${copyText}: ${title}`}
        onClick={copyLink}
      />
      <Link
        to={{ pathname: `/dropinfo/${uid}`, search: writeDropinfoFilters(filters, uid).toString() }}
        className={`${styles.action} ${styles.open}`}
        title={openText}
        aria-label={`${openText}: ${title}`}
      />
    </>
  );
}
