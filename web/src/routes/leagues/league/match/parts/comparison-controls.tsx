import { Button, Flex } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Segments } from '../../../../../shared/ui/segments.tsx';
import { type ComparisonChoice, comparisonRows, firstChoice } from '../lib/comparison-choice.ts';

interface ComparisonControlsProps {
  readonly choice: ComparisonChoice;
  readonly onChoose: (choice: ComparisonChoice) => void;
  readonly onLinesReset: () => void;
}

/** By which matches the teams are compared, and which side of the lines counts. */
export function ComparisonControls({ choice, onChoose, onLinesReset }: ComparisonControlsProps) {
  const intl = useIntl();
  return (
    <Flex gap="8px 16px" wrap="wrap">
      <Segments
        label={intl.formatMessage({ id: 'member.match.window' })}
        value={`${choice.size}`}
        options={[
          { value: '5', label: '5' },
          { value: '10', label: '10' },
        ]}
        onChange={(value) => onChoose({ ...choice, size: value === '5' ? 5 : 10 })}
      />
      <Segments
        label={intl.formatMessage({ id: 'common.matches' })}
        value={choice.sameLeague ? 'league' : 'all'}
        options={[
          { value: 'all', label: intl.formatMessage({ id: 'common.all' }) },
          { value: 'league', label: intl.formatMessage({ id: 'member.match.sameLeague' }) },
        ]}
        onChange={(value) => onChoose({ ...choice, sameLeague: value === 'league' })}
      />
      <Segments
        label={intl.formatMessage({ id: 'common.line' })}
        value={choice.direction}
        options={(['OVER', 'UNDER'] as const).map((value) => ({
          value,
          label: intl.formatMessage({ id: 'shared.comparison.name' }, { comparison: value }),
        }))}
        onChange={(value) => onChoose({ ...choice, direction: value === 'UNDER' ? 'UNDER' : 'OVER' })}
      />
      {comparisonRows.some(({ id }) => choice.lines[id] !== firstChoice.lines[id]) && (
        <Button h="var(--control-h-sm)" variant="default" size="compact-sm" onClick={onLinesReset}>
          <FormattedMessage id="shared.line.reset" />
        </Button>
      )}
    </Flex>
  );
}
