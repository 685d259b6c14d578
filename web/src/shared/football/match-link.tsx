import type { ReactNode } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { Link } from 'react-router-dom';
import type { matchLink_match$key } from '../../__generated__/matchLink_match.graphql.ts';
import { useSession } from '../session/use-session.ts';
import styles from './match-link.module.css';

const matchFragment = graphql`
  fragment matchLink_match on Match @inline {
    matchId
    leagueId
  }
`;

interface MatchLinkProps {
  /** Absent where the upstream does not name it. */
  readonly match: matchLink_match$key | null | undefined;
  readonly children: ReactNode;
}

/** The name of a match as the way to its page; the name alone where there is none, or none for the person. */
export function MatchLink({ match, children }: MatchLinkProps) {
  const { viewer } = useSession();
  if (!match || !viewer?.permissions.includes('STATS')) return children;
  const { leagueId, matchId } = readInlineData(matchFragment, match);
  return (
    <Link className={styles.link} to={`/leagues/${leagueId}/match/${matchId}`}>
      {children}
    </Link>
  );
}
