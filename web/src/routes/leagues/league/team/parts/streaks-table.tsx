import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { StreakKind } from '../../../../../__generated__/recordSection_team.graphql.ts';
import styles from './record-section.module.css';

interface StreaksTableProps {
  readonly streaks: readonly {
    readonly kind: StreakKind;
    readonly current: number;
    readonly longest: number;
  }[];
}

/** How many matches in a row the team has done the same, now and at most; a dash for none. */
export function StreaksTable({ streaks }: StreaksTableProps) {
  return (
    <table className={styles.table}>
      <VisuallyHidden component="caption">
        <FormattedMessage id="member.team.streaks" />
      </VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="member.team.columnStreak" />
          </th>
          <th scope="col" className={styles.figure}>
            <FormattedMessage id="member.team.columnCurrent" />
          </th>
          <th scope="col" className={styles.figure}>
            <FormattedMessage id="member.team.columnLongest" />
          </th>
        </tr>
      </thead>
      <tbody>
        {streaks.map(({ kind, current, longest }) => (
          <tr key={kind}>
            <th scope="row">
              <FormattedMessage id={`member.team.streak.${kind}`} />
            </th>
            <td className={styles.figure} data-now={current > 1 || undefined}>
              {current || '–'}
            </td>
            <td className={styles.figure}>{longest || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
