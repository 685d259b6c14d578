import { FormattedMessage } from 'react-intl';
import { NavLink } from 'react-router-dom';
import type { Page } from '../page.ts';

interface MenuLinksProps {
  items: readonly NonNullable<Page['menu']>[];
  onFollow?: () => void;
}

/** The links of a menu; the open page is marked for eye and ear. */
export function MenuLinks({ items, onFollow }: MenuLinksProps) {
  return items.map(({ address, label, Icon }) => (
    <NavLink key={address} to={address} onClick={onFollow}>
      <Icon />
      <span>
        <FormattedMessage id={label} />
      </span>
    </NavLink>
  ));
}
