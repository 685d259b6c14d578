import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { injuryTimeItem_injuryTime$key } from '../../../../../__generated__/injuryTimeItem_injuryTime.graphql.ts';
import styles from './incidents.module.css';

const incidentFragment = graphql`
  fragment injuryTimeItem_injuryTime on InjuryTimeIncident {
    length
  }
`;

interface InjuryTimeItemProps {
  readonly injuryTime: injuryTimeItem_injuryTime$key;
}

/** The minutes that the referee adds. */
export function InjuryTimeItem({ injuryTime }: InjuryTimeItemProps) {
  const { length } = useFragment(incidentFragment, injuryTime);
  return (
    <li className={styles.period}>
      <FormattedMessage id="member.match.injuryTime" values={{ minutes: length }} />
    </li>
  );
}
