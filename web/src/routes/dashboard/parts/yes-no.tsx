import { IconCheck, IconMinus } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import styles from './user-card-section.module.css';

interface YesNoProps {
  readonly value: boolean;
}

/** Yes or no with its sign, as the answer of a fact. */
export function YesNo({ value }: YesNoProps) {
  const Icon = value ? IconCheck : IconMinus;
  return (
    <dd className={styles.answer} data-yes={value || undefined}>
      <Icon size={15} stroke={2} aria-hidden="true" />
      <FormattedMessage id={value ? 'member.dashboard.yes' : 'member.dashboard.no'} />
    </dd>
  );
}
