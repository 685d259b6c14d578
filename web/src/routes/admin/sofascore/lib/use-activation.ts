import { type ErrorCode, errorCodeOf } from '@tipgraph/client';
import { useContext, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { commitMutation } from 'relay-runtime';
import type {
  useActivationMutation,
  useActivationMutation$data,
} from '../../../../__generated__/useActivationMutation.graphql.ts';
import { ClockContext } from '../../../../shared/live/use-now.ts';
import { caughtError } from '../../../../shared/relay/caught-error.ts';
import { waitsFor } from '../../../../shared/relay/network.ts';

const mutation = graphql`
  mutation useActivationMutation($input: ActivateTournamentInput!) {
    activateTournament(input: $input) {
      league {
        id
        leagueId
        name
        isEditable
      }
      imported {
        season
        matches
        played
        added
      }
      errors {
        field
        code
      }
    }
  }
`;

/** A season as it is offered. */
export interface OfferedSeason {
  readonly seasonId: number;
  readonly name: string;
}

type Payload = NonNullable<useActivationMutation$data['activateTournament']>;

/** How the import of a season stands. Of one that was refused the code of its fault is told: EMPTY or INVALID. */
export type Activation =
  | { readonly kind: 'running'; readonly season: OfferedSeason; readonly since: number }
  | { readonly kind: 'done'; readonly season: OfferedSeason; readonly payload: Payload }
  | { readonly kind: 'refused'; readonly season: OfferedSeason; readonly code: string }
  | { readonly kind: 'failed'; readonly season: OfferedSeason; readonly code: ErrorCode };

/** Somewhat more than the gateway gives an import, in milliseconds. */
const patience = 5.5 * 60_000;

/**
 * Imports a season, one at a time. It may take minutes; when the answer does not come the import may go on all the same,
 * and asking again joins it.
 * @param onSettled called when an import has ended, however it did
 */
export function useActivation(
  tournamentId: number,
  onSettled: () => void,
): [Activation | null, (season: OfferedSeason) => void] {
  const environment = useRelayEnvironment();
  const clock = useContext(ClockContext);
  const [activation, setActivation] = useState<Activation | null>(null);

  const activate = (season: OfferedSeason) => {
    if (activation?.kind === 'running') return;
    setActivation({ kind: 'running', season, since: clock.now() });
    const settle = (how: Activation) => {
      setActivation(how);
      onSettled();
    };
    commitMutation<useActivationMutation>(environment, {
      mutation,
      variables: { input: { tournamentId, seasonId: season.seasonId } },
      cacheConfig: { force: true, metadata: { [waitsFor]: patience } },
      onCompleted: ({ activateTournament: payload }, errors) => {
        const [fault] = payload?.errors ?? [];
        if (errors?.length || !payload)
          settle({ kind: 'failed', season, code: caughtError(errors ?? []).code });
        else if (fault) settle({ kind: 'refused', season, code: fault.code });
        else settle({ kind: 'done', season, payload });
      },
      onError: (error) => settle({ kind: 'failed', season, code: errorCodeOf(error) }),
    });
  };
  return [activation, activate];
}
