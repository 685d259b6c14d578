import { Flex } from '@mantine/core';
import { useIntl } from 'react-intl';
import { Segments } from '../../../../shared/ui/segments.tsx';
import { countChoices, type LeagueView, windows } from '../lib/league-view.ts';

interface ViewControlsProps {
  readonly view: LeagueView;
  readonly onViewChange: (change: (view: LeagueView) => LeagueView) => void;
}

/** Which last matches, which side of the lines, whose counts, and whether all stats are looked at. */
export function ViewControls({ view, onViewChange }: ViewControlsProps) {
  const intl = useIntl();
  return (
    <Flex gap="10px 20px" wrap="wrap" flex="1 1 100%" miw={0}>
      <Segments
        label={intl.formatMessage({ id: 'common.lastMatches' })}
        value={String(view.window)}
        options={windows.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(value) => {
          const window = windows.find((size) => String(size) === value);
          if (window) onViewChange((now) => ({ ...now, window }));
        }}
      />
      <Segments
        label={intl.formatMessage({ id: 'common.line' })}
        value={view.comparison}
        options={(['OVER', 'UNDER'] as const).map((comparison) => ({
          value: comparison,
          label: intl.formatMessage({ id: 'shared.comparison.name' }, { comparison }),
        }))}
        onChange={(value) =>
          onViewChange((now) => ({ ...now, comparison: value === 'UNDER' ? 'UNDER' : 'OVER' }))
        }
      />
      <Segments
        label={intl.formatMessage({ id: 'member.league.scope' })}
        value={view.scope}
        options={countChoices.map((choice) => ({
          value: choice,
          label: intl.formatMessage({ id: 'shared.scope' }, { scope: choice }),
        }))}
        onChange={(value) => {
          const scope = countChoices.find((choice) => choice === value);
          if (scope) onViewChange((now) => ({ ...now, scope }));
        }}
      />
      <Segments
        label={intl.formatMessage({ id: 'common.statistics' })}
        value={view.isShort ? 'short' : 'all'}
        options={(['all', 'short'] as const).map((mode) => ({
          value: mode,
          label: intl.formatMessage({ id: 'member.league.statsMode' }, { mode }),
        }))}
        onChange={(value) => onViewChange((now) => ({ ...now, isShort: value === 'short' }))}
      />
    </Flex>
  );
}
