import { FormattedMessage } from 'react-intl';
import { forbidden } from '../../../shared/relay/app-error.ts';
import { TipListEmpty } from '../../../shared/tip/tip-list-empty.tsx';
import { TipListFailed } from '../../../shared/tip/tip-list-failed.tsx';
import { defaultTipsFilters, hasTipsFilters, type TipsFilters } from '../lib/tips-filters.ts';

interface TipsEmptyProps {
  readonly filters: TipsFilters;
  /** Whether the person's plan includes the chosen kind. */
  readonly isKindHeld: boolean;
  readonly onChange: (change: Partial<TipsFilters>) => void;
}

/** Instead of rows: none yet, none for the choice with an offer to clear it, or a kind that the plan does not include. */
export function TipsEmpty({ filters, isKindHeld, onChange }: TipsEmptyProps) {
  const clear = () => onChange({ ...defaultTipsFilters, sort: filters.sort, direction: filters.direction });
  if (!isKindHeld) {
    return (
      <TipListFailed
        fault={forbidden}
        isRefreshing={false}
        onRetry={clear}
        forbiddenTitle={<FormattedMessage id="member.tips.kindForbiddenTitle" />}
        forbiddenReason={<FormattedMessage id="member.tips.kindForbiddenReason" />}
      />
    );
  }
  return (
    <TipListEmpty
      isFiltered={hasTipsFilters(filters)}
      onClear={clear}
      emptyTitle={<FormattedMessage id="common.noTipsYet" />}
      emptyReason={<FormattedMessage id="member.tips.emptyReason" />}
    />
  );
}
