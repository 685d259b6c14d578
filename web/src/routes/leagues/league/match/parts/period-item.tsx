import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { periodItem_period$key } from '../../../../../__generated__/periodItem_period.graphql.ts';
import styles from './incidents.module.css';

const incidentFragment = graphql`
  fragment periodItem_period on PeriodIncident {
    period
    homeScore
    awayScore
  }
`;

interface PeriodItemProps {
  readonly period: periodItem_period$key;
}

/** The end of a part of the match with the score by then. */
export function PeriodItem({ period: periodRef }: PeriodItemProps) {
  const { period, homeScore, awayScore } = useFragment(incidentFragment, periodRef);
  return (
    <li className={styles.period}>
      <FormattedMessage id={`member.match.period.${period}`} />
      {homeScore != null && awayScore != null && (
        <b>
          {' '}
          {homeScore}:{awayScore}
        </b>
      )}
    </li>
  );
}
