import { FormattedMessage } from 'react-intl';
import { forbidden } from '../../../../shared/relay/app-error.ts';
import type { TipChoice } from '../../../../shared/tip/tip-choices.tsx';
import { TipListEmpty } from '../../../../shared/tip/tip-list-empty.tsx';
import { TipListFailed } from '../../../../shared/tip/tip-list-failed.tsx';
import { anyTip } from '../lib/tips-address.ts';

interface TipsEmptyProps {
  readonly choice: TipChoice;
  /** Whether the person's plan includes the chosen kind. */
  readonly isKindHeld: boolean;
  readonly onChange: (choice: TipChoice) => void;
}

/** Instead of rows: none yet, none for the choice with an offer to clear it, or a kind that the plan does not include. */
export function TipsEmpty({ choice, isKindHeld, onChange }: TipsEmptyProps) {
  const clear = () => onChange(anyTip);
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
      isFiltered={choice.kind !== null || choice.status !== null}
      onClear={clear}
      emptyTitle={<FormattedMessage id="member.tips.emptyTitle" />}
      emptyReason={<FormattedMessage id="member.tips.emptyReason" />}
    />
  );
}
