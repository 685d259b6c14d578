import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { TipChoice } from '../../../../shared/tip/tip-choices.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { anyTip } from '../lib/tips-address.ts';
import styles from './tips-state.module.css';

interface TipsEmptyProps {
  readonly choice: TipChoice;
  /** Whether the person's plan includes the chosen kind. */
  readonly isKindHeld: boolean;
  readonly onChange: (choice: TipChoice) => void;
}

/** Instead of rows: none yet, none for the choice with an offer to clear it, or a kind that the plan does not include. */
export function TipsEmpty({ choice, isKindHeld, onChange }: TipsEmptyProps) {
  return <div className={styles.panel}>{message()}</div>;

  function message() {
    if (!isKindHeld) {
      return (
        <StateMessage
          kind="forbidden"
          title={<FormattedMessage id="member.tips.kindForbiddenTitle" />}
          reason={<FormattedMessage id="member.tips.kindForbiddenReason" />}
          action={
            <Button component={Link} to="/#kup" variant="default">
              <FormattedMessage id="shared.tip.seePlans" />
            </Button>
          }
        />
      );
    }
    if (choice.kind !== null || choice.status !== null) {
      return (
        <StateMessage
          kind="noMatch"
          title={<FormattedMessage id="shared.tip.noMatchTitle" />}
          reason={<FormattedMessage id="shared.tip.noMatchReason" />}
          action={
            <Button variant="default" onClick={() => onChange(anyTip)}>
              <FormattedMessage id="shared.tip.clear" />
            </Button>
          }
        />
      );
    }
    return (
      <StateMessage
        kind="empty"
        title={<FormattedMessage id="member.tips.emptyTitle" />}
        reason={<FormattedMessage id="member.tips.emptyReason" />}
      />
    );
  }
}
