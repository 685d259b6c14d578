import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { useFreshMatchQuery } from '../../../../../__generated__/useFreshMatchQuery.graphql.ts';

const freshQuery = graphql`
  query useFreshMatchQuery($matchId: Int!) {
    match(matchId: $matchId) {
      version
      ...matchStatsRow_match
      ...matchStatsDialog_match
    }
  }
`;

/** Reads a match anew into the store; gives whether that goes on, and how to begin: its version, null when it did not come. */
export function useFreshMatch(matchId: number): [boolean, () => Promise<string | null>] {
  const environment = useRelayEnvironment();
  const [isReading, setReading] = useState(false);
  const read = async () => {
    setReading(true);
    const version = await fetchQuery<useFreshMatchQuery>(
      environment,
      freshQuery,
      { matchId },
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      .then(
        (data) => data?.match?.version ?? null,
        () => null,
      );
    setReading(false);
    return version;
  };
  return [isReading, read];
}
