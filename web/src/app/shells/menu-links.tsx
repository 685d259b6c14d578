import { FormattedMessage } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { addressOf, type Route } from '../../shared/routing/route.ts';

/** A route that stands in the menus. */
export type MenuRoute = Route & { menu: NonNullable<Route['menu']> };

interface MenuLinksProps {
  routes: readonly MenuRoute[];
  onFollow?: () => void;
}

/** The links of a menu; the open page is marked for eye and ear. */
export function MenuLinks({ routes, onFollow }: MenuLinksProps) {
  return routes.map(({ path, menu: { label, Icon } }) => (
    <NavLink key={path} to={addressOf(path)} onClick={onFollow}>
      <Icon />
      <span>
        <FormattedMessage id={label} />
      </span>
    </NavLink>
  ));
}
