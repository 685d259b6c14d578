import { IconCheck } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import styles from './yes-mark.module.css';

/** Whether something is so: a check, or a dash. */
export function YesMark({ isSo }: { readonly isSo: boolean }) {
  const intl = useIntl();
  const word = intl.formatMessage({ id: isSo ? 'admin.mark.yes' : 'admin.mark.no' });
  return (
    <span role="img" aria-label={word} className={styles.mark} data-so={isSo || undefined}>
      {isSo ? <IconCheck size={15} stroke={2} aria-hidden="true" /> : '–'}
    </span>
  );
}
