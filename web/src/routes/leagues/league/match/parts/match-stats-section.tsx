import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { matchStatsSection_match$key } from '../../../../../__generated__/matchStatsSection_match.graphql.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import styles from './match-stats-section.module.css';

const matchFragment = graphql`
  fragment matchStatsSection_match on Match {
    home {
      team {
        name
      }
      shots
      shotsOnGoal
      corners
      fouls
      yellowCards
      redCards
    }
    away {
      team {
        name
      }
      shots
      shotsOnGoal
      corners
      fouls
      yellowCards
      redCards
    }
  }
`;

const rows = [
  ['shots', 'SHOTS'],
  ['shotsOnGoal', 'SHOTS_ON_GOAL'],
  ['corners', 'CORNERS'],
  ['fouls', 'FOULS'],
  ['yellowCards', 'YELLOW'],
  ['redCards', 'RED'],
] as const;

interface MatchStatsSectionProps {
  readonly match: matchStatsSection_match$key;
}

/** What was counted in a played match, team beside team; nothing where nothing is known. */
export function MatchStatsSection({ match }: MatchStatsSectionProps) {
  const { home, away } = useFragment(matchFragment, match);
  const known = rows.filter(([count]) => home[count] != null || away[count] != null);
  if (known.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="member.match.stats" />}>
      <table className={styles.stats}>
        <thead>
          <tr>
            <th scope="col">{home.team.name}</th>
            <td />
            <th scope="col">{away.team.name}</th>
          </tr>
        </thead>
        <tbody>
          {known.map(([count, stat]) => {
            const [ofHome, ofAway] = [home[count] ?? 0, away[count] ?? 0];
            const share = ofHome + ofAway === 0 ? 0.5 : ofHome / (ofHome + ofAway);
            return (
              <tr key={stat}>
                <td>{home[count] ?? '–'}</td>
                <th scope="row">
                  <FormattedMessage id={`shared.stat.${stat}`} />
                  <span className={styles.bar} style={{ gridTemplateColumns: `${share}fr ${1 - share}fr` }}>
                    <i />
                    <i />
                  </span>
                </th>
                <td>{away[count] ?? '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
