import { Box, Button, Flex, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { isLined, matchStats, shortStats, statRanges } from '../../../../shared/football/stat-lines.ts';
import { LineStepper } from '../../../../shared/ui/line-stepper.tsx';
import { Segments } from '../../../../shared/ui/segments.tsx';
import { lineOf } from '../lib/league-variables.ts';
import type { LeagueView, LineChanges } from '../lib/league-view.ts';

interface LineControlsProps {
  readonly view: LeagueView;
  readonly onViewChange: (change: (view: LeagueView) => LeagueView) => void;
  readonly lineChanges: LineChanges;
}

/** The line of each stat within its range, and yes or no for both teams to score; moved lines can be set back. */
export function LineControls({ view, onViewChange, lineChanges }: LineControlsProps) {
  const intl = useIntl();
  return (
    <Flex
      display={{ base: 'grid', sm: 'flex' }}
      wrap="wrap"
      gap="10px 16px"
      style={{ gridTemplateColumns: '1fr 1fr' }}
    >
      {(view.isShort ? shortStats : matchStats).map((stat) => {
        const label = intl.formatMessage({ id: 'shared.stat' }, { stat });
        return (
          <Stack key={stat} gap={4} align="flex-start">
            <Box component="span" c="dimmed" fz="xs" lh="xs" aria-hidden="true">
              <FormattedMessage id="member.league.short" values={{ stat }} />
            </Box>
            {isLined(stat) ? (
              <LineStepper
                label={label}
                value={lineOf(view, stat)}
                {...statRanges[stat]}
                comparison={view.comparison}
                onChange={(line) => lineChanges.set(stat, line)}
              />
            ) : (
              <Segments
                label={label}
                labelHidden
                value={view.btts}
                options={(['YES', 'NO'] as const).map((answer) => ({
                  value: answer,
                  label: intl.formatMessage({ id: 'shared.comparison.name' }, { comparison: answer }),
                }))}
                onChange={(value) => onViewChange((now) => ({ ...now, btts: value === 'NO' ? 'NO' : 'YES' }))}
              />
            )}
          </Stack>
        );
      })}
      {Object.keys(view.lines).length > 0 && (
        <Button
          h="var(--control-h-sm)"
          style={{ alignSelf: 'end' }}
          variant="default"
          size="compact-sm"
          onClick={lineChanges.reset}
        >
          <FormattedMessage id="shared.line.reset" />
        </Button>
      )}
    </Flex>
  );
}
