import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  seasonList_seasons$data,
  seasonList_seasons$key,
} from '../../../../__generated__/seasonList_seasons.graphql.ts';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx';
import type { OfferedSeason } from '../lib/use-activation.ts';
import { KnownLeague } from './known-league.tsx';
import { ProviderPanel } from './provider-panel.tsx';
import { ProviderRow } from './provider-row.tsx';

const seasonsFragment = graphql`
  fragment seasonList_seasons on ProviderSeason @relay(plural: true) {
    seasonId
    name
    year
    league {
      leagueId
    }
  }
`;

interface SeasonListProps {
  readonly seasons: seasonList_seasons$key;
  readonly isRefreshing: boolean;
  /** Whether an import is under way: then no other is begun. */
  readonly isImporting: boolean;
  readonly onActivate: (season: OfferedSeason) => void;
}

/** The seasons of a tournament, newest first, each with the button that imports it or brings it up to date. */
export function SeasonList({ seasons, isRefreshing, isImporting, onActivate }: SeasonListProps) {
  const intl = useIntl();
  const data = useFragment(seasonsFragment, seasons);
  const [asked, setAsked] = useState<seasonList_seasons$data[number] | null>(null);
  return (
    <>
      <ProviderPanel
        label={intl.formatMessage({ id: 'admin.title.importTournament' })}
        searchLabel={intl.formatMessage({ id: 'admin.import.searchSeason' })}
        items={data}
        nameOf={({ name, year }) => `${name} ${year}`}
        isRefreshing={isRefreshing}
        row={(season) => (
          <ProviderRow key={season.seasonId} name={season.name} caption={season.year}>
            {season.league && <KnownLeague leagueId={season.league.leagueId} name={season.name} />}
            <Button
              variant="default"
              size="compact-sm"
              disabled={isImporting}
              aria-label={intl.formatMessage(
                { id: 'admin.import.actionOf' },
                { isKnown: season.league != null, name: season.name },
              )}
              onClick={() => setAsked(season)}
            >
              <FormattedMessage id="admin.import.action" values={{ isKnown: season.league != null }} />
            </Button>
          </ProviderRow>
        )}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={<FormattedMessage id="admin.import.confirm" values={{ name: asked?.name }} />}
        action={<FormattedMessage id="admin.import.action" values={{ isKnown: asked?.league != null }} />}
        onConfirm={() => {
          if (asked) onActivate(asked);
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      >
        <FormattedMessage id="admin.import.confirmText" />
      </ConfirmDialog>
    </>
  );
}
