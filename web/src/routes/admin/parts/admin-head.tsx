import { type ReactNode, useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { AdminHeadContext } from '../lib/admin-route.tsx';

interface AdminHeadProps {
  /** Default: the title of the route. */
  readonly title?: ReactNode;
  readonly aside?: ReactNode;
}

/** The heading of a page, with the texts of its route. */
export function AdminHead({ title, aside }: AdminHeadProps) {
  const head = useContext(AdminHeadContext);
  return (
    head && (
      <PageHead
        title={title ?? <FormattedMessage id={head.title} />}
        subtitle={head.subtitle && <FormattedMessage id={head.subtitle} />}
        aside={aside}
      />
    )
  );
}
