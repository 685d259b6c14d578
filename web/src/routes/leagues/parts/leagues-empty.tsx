import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { defaultLeagueFilters, type LeagueFilters } from '../lib/league-filters.ts';

interface LeaguesEmptyProps {
  readonly filters: LeagueFilters;
  readonly onFiltersChange: (filters: LeagueFilters) => void;
}

/** Instead of rows: no league at all, none that is chosen, or none for this search. */
export function LeaguesEmpty({ filters, onFiltersChange }: LeaguesEmptyProps) {
  const { scope, search } = filters;
  const what = search === '' ? scope : 'search';
  if (what === 'all') {
    return (
      <StateMessage
        kind="empty"
        title={<FormattedMessage id="common.noLeagueYet" />}
        reason={<FormattedMessage id="member.leagues.emptyReason" />}
      />
    );
  }
  return (
    <StateMessage
      kind="noMatch"
      title={<FormattedMessage id="member.leagues.none" values={{ scope: what, search }} />}
      reason={<FormattedMessage id="member.leagues.noneReason" values={{ scope: what }} />}
      action={
        <Button variant="default" onClick={() => onFiltersChange(defaultLeagueFilters)}>
          <FormattedMessage id="common.showAllLeagues" />
        </Button>
      }
    />
  );
}
