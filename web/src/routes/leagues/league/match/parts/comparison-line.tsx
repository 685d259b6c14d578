import { Box } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { isLined, statRanges } from '../../../../../shared/football/stat-lines.ts';
import { LineStepper } from '../../../../../shared/ui/line-stepper.tsx';
import type { ComparisonChoice, ComparisonRow } from '../lib/comparison-choice.ts';
import styles from './comparison.module.css';

interface ComparisonLineProps {
  readonly row: ComparisonRow;
  readonly choice: ComparisonChoice;
  readonly onChoose: (choice: ComparisonChoice) => void;
}

/** What a row counts, and the line that both teams are held against. */
export function ComparisonLine({ row: { id, stat }, choice, onChoose }: ComparisonLineProps) {
  const intl = useIntl();
  const label =
    id === 'CONCEDED'
      ? intl.formatMessage({ id: 'member.match.conceded' })
      : intl.formatMessage({ id: 'shared.stat' }, { stat: id });
  const line = choice.lines[id];
  return (
    <span className={styles.line}>
      <Box component="b" fz="var(--fs-13)" fw={500} lh="var(--lh-13)">
        {label}
      </Box>
      {isLined(stat) && line !== undefined ? (
        <LineStepper
          label={label}
          value={line}
          {...rangeOf(stat)}
          comparison={choice.direction}
          onChange={(next) => onChoose({ ...choice, lines: { ...choice.lines, [id]: next } })}
        />
      ) : (
        <Box component="span" w={104} c="var(--text-1)" fz="var(--fs-13)" fw={500} ta="center">
          <FormattedMessage
            id="shared.comparison.name"
            values={{ comparison: choice.direction === 'OVER' ? 'YES' : 'NO' }}
          />
        </Box>
      )}
    </span>
  );
}

function rangeOf(stat: keyof typeof statRanges) {
  const { min, max, step } = statRanges[stat];
  return { min, max, step };
}
