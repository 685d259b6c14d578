import { Button, Card } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { countFilters, withoutFilters } from '../lib/count-filters.ts';
import type { DropinfoFilters } from '../lib/dropinfo-filters.ts';

interface DropinfoEmptyProps {
  readonly filters: DropinfoFilters;
  readonly onFiltersChange: (filters: DropinfoFilters) => void;
}

/** Instead of rows: none yet, or none for these filters with an offer to clear them. */
export function DropinfoEmpty({ filters, onFiltersChange }: DropinfoEmptyProps) {
  const { when } = filters;
  return (
    <Card>
      {countFilters(filters) > 0 ? (
        <StateMessage
          kind="noMatch"
          title={<FormattedMessage id="member.dropinfo.noMatchTitle" />}
          reason={
            <FormattedMessage
              id={filters.isMine ? 'member.dropinfo.noMineReason' : 'member.dropinfo.noMatchReason'}
            />
          }
          action={
            <Button variant="default" onClick={() => onFiltersChange(withoutFilters(filters))}>
              <FormattedMessage id="common.clearFilters" />
            </Button>
          }
        />
      ) : (
        <StateMessage
          kind="empty"
          title={<FormattedMessage id="member.dropinfo.emptyTitle" values={{ when }} />}
          reason={<FormattedMessage id="member.dropinfo.emptyReason" values={{ when }} />}
        />
      )}
    </Card>
  );
}
