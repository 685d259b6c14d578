import { type ReactNode, useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { AdminHeadContext } from '../lib/admin-route.tsx';

/** The heading of a page, with the texts of its route. */
export function AdminHead({ aside }: { readonly aside?: ReactNode }) {
  const head = useContext(AdminHeadContext);
  return (
    head && (
      <PageHead
        title={<FormattedMessage id={head.title} />}
        subtitle={head.subtitle && <FormattedMessage id={head.subtitle} />}
        aside={aside}
      />
    )
  );
}
