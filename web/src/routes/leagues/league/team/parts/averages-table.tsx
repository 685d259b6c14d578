import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { LinedStat } from '../../../../../shared/football/stat-lines.ts';
import { formatDecimal } from '../../../../../shared/ui/format-decimal.ts';
import { useLanguage } from '../../../../../shared/ui/use-language.ts';
import styles from './record-section.module.css';

interface Mean {
  readonly average: number | null | undefined;
}

interface AveragesTableProps {
  readonly means: readonly {
    readonly stat: LinedStat;
    readonly own: Mean | undefined;
    readonly opponent: Mean | undefined;
  }[];
}

/** Means of a match, for the team and against it; a dash where nothing is known. */
export function AveragesTable({ means }: AveragesTableProps) {
  const language = useLanguage();
  const text = (mean: Mean | undefined) =>
    mean?.average == null ? '–' : formatDecimal(mean.average, language, { decimals: 2 });
  return (
    <table className={styles.table}>
      <VisuallyHidden component="caption">
        <FormattedMessage id="member.team.averages" />
      </VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="member.team.columnAverage" />
          </th>
          <th scope="col" className={styles.figure}>
            <FormattedMessage id="member.team.columnFor" />
          </th>
          <th scope="col" className={styles.figure}>
            <FormattedMessage id="member.team.columnAgainst" />
          </th>
        </tr>
      </thead>
      <tbody>
        {means.map(({ stat, own, opponent }) => (
          <tr key={stat}>
            <th scope="row">
              <FormattedMessage id={`shared.stat.${stat}`} />
            </th>
            <td className={styles.figure}>{text(own)}</td>
            <td className={styles.figure}>{text(opponent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
