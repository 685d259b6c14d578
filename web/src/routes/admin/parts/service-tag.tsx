import { FormattedMessage } from 'react-intl';
import { Tag } from '../../../shared/ui/tag.tsx';

/** Says that an account is nobody's: the service watches what comes live with it. */
export function ServiceTag() {
  return (
    <Tag tone="muted">
      <FormattedMessage id="admin.service.account" />
    </Tag>
  );
}
