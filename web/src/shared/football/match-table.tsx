import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './match-table.module.css';

interface MatchTableProps {
  /** Names the table for assistive technology. */
  readonly caption: ReactNode;
  /** Whether a column says how the matches ended for a team. */
  readonly hasOutcomes?: boolean;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table of played matches. */
export function MatchTable({ caption, hasOutcomes = false, children }: MatchTableProps) {
  return (
    <table className={styles.table} data-outcomes={hasOutcomes || undefined}>
      <VisuallyHidden component="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col" className={styles.date}>
            <FormattedMessage id="shared.match.columnDate" />
          </th>
          <th scope="col">
            <FormattedMessage id="shared.match.columnMatch" />
          </th>
          <th scope="col" className={styles.result}>
            <FormattedMessage id="shared.match.columnResult" />
          </th>
          <th scope="col" className={styles.figure}>
            <FormattedMessage id="shared.match.columnCorners" />
          </th>
          <th scope="col" className={styles.figure}>
            <FormattedMessage id="shared.match.columnYellow" />
          </th>
          {hasOutcomes && (
            <th scope="col" className={styles.outcome}>
              <VisuallyHidden>
                <FormattedMessage id="shared.match.columnOutcome" />
              </VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
