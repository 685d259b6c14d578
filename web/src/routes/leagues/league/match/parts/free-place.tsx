import { IconPin } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import styles from './players.module.css';

/** Room for one more panel. */
export function FreePlace() {
  return (
    <div className={styles.free}>
      <IconPin size={18} stroke={1.6} aria-hidden="true" />
      <p>
        <b>
          <FormattedMessage id="member.match.freePlaceTitle" />
        </b>
        <br />
        <FormattedMessage id="member.match.freePlaceReason" />
      </p>
    </div>
  );
}
