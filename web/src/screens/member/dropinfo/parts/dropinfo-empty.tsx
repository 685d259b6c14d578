import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { type DropinfoFilters, defaultDropinfoFilters } from '../lib/dropinfo-filters.ts';
import { hasFilters } from '../lib/has-filters.ts';
import styles from './dropinfo-empty.module.css';

interface DropinfoEmptyProps {
  readonly filters: DropinfoFilters;
  readonly onFiltersChange: (filters: DropinfoFilters) => void;
}

/** Instead of rows: none yet, or none for these filters with an offer to clear them. */
export function DropinfoEmpty({ filters, onFiltersChange }: DropinfoEmptyProps) {
  const { sort, direction } = filters;
  return (
    <div className={styles.panel}>
      {hasFilters(filters) ? (
        <StateMessage
          kind="noMatch"
          title={<FormattedMessage id="member.dropinfo.noMatchTitle" />}
          reason={<FormattedMessage id="member.dropinfo.noMatchReason" />}
          action={
            <Button
              variant="default"
              onClick={() => onFiltersChange({ ...defaultDropinfoFilters, sort, direction })}
            >
              <FormattedMessage id="member.dropinfo.clear" />
            </Button>
          }
        />
      ) : (
        <StateMessage
          kind="empty"
          title={<FormattedMessage id="member.dropinfo.emptyTitle" />}
          reason={<FormattedMessage id="member.dropinfo.emptyReason" />}
        />
      )}
    </div>
  );
}
