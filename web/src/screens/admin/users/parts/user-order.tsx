import { useIntl } from 'react-intl';
import { CompactSelect } from '../../../../shared/ui/compact-select.tsx';
import type { ListAddress } from '../../../../shared/ui/list-address.ts';
import { type UserSort, userSorts } from '../lib/users-list.ts';
import styles from './user-order.module.css';

type Order = Pick<ListAddress<UserSort>, 'sort' | 'direction'>;

interface UserOrderProps {
  readonly address: Order;
  readonly onChange: (change: Order) => void;
}

const directions = ['asc', 'desc'] as const;

/** The order of the list where its rows are cards, which have no heads to press. */
export function UserOrder({ address: { sort, direction }, onChange }: UserOrderProps) {
  const intl = useIntl();
  return (
    <div className={styles.order}>
      <CompactSelect
        label={intl.formatMessage({ id: 'admin.users.sort' })}
        value={sort}
        options={userSorts.map((value) => ({
          value,
          label: intl.formatMessage({ id: `admin.users.column.${value}` }),
        }))}
        onChange={(value) => {
          const chosen = userSorts.find((known) => known === value);
          if (chosen) onChange({ sort: chosen, direction });
        }}
      />
      <CompactSelect
        label={intl.formatMessage({ id: 'admin.users.direction' })}
        labelHidden
        value={direction}
        options={directions.map((value) => ({
          value,
          label: intl.formatMessage({ id: `admin.users.direction.${value}` }),
        }))}
        onChange={(value) => {
          const chosen = directions.find((known) => known === value);
          if (chosen) onChange({ sort, direction: chosen });
        }}
      />
    </div>
  );
}
