import { createContext, type ReactNode, useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../i18n/texts.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';

/** The texts of a page's heading. */
export const AdminHeadContext = createContext<{ title: MessageId; subtitle?: MessageId } | null>(null);

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
