import { Box, Button, Flex } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dateTimeText } from '../../../shared/ui/date-time-parts.ts';
import { formatOdds } from '../../../shared/ui/format-odds.ts';
import type { PriceHistoryData } from '../lib/price-history-data.ts';
import type { Replay } from '../lib/use-replay.ts';

interface PriceReplayProps extends PriceHistoryData {
  readonly replay: Replay;
}

/** Plays the history step by step, or goes to a step by hand; says how the odds stood there. */
export function PriceReplay({ moments, isOpeningKnown, replay }: PriceReplayProps) {
  const intl = useIntl();
  const { place, isPlaying, toggle, goTo } = replay;
  const moment = moments[place];
  if (!moment || moments.length < 2) return null;
  const time =
    place === 0 && !isOpeningKnown
      ? intl.formatMessage({ id: 'member.dropinfo.historyOpening' })
      : dateTimeText(new Date(moment.at).toISOString());
  const odds = [moment.dropped, ...(moment.opposite === null ? [] : [moment.opposite])].map(formatOdds);
  const text = `${time}: ${odds.join(' / ')}`;
  const Icon = isPlaying ? IconPlayerPause : IconPlayerPlay;
  return (
    <Flex wrap="wrap" gap="sm" align="center" mt="sm">
      <Button
        variant="default"
        size="sm"
        leftSection={<Icon size={16} stroke={1.8} aria-hidden="true" />}
        onClick={toggle}
      >
        {isPlaying ? (
          <FormattedMessage id="member.dropinfo.historyPause" />
        ) : (
          <FormattedMessage id="member.dropinfo.historyPlay" />
        )}
      </Button>
      <Box
        component="input"
        flex="1 1 160px"
        miw={0}
        h={32}
        style={{ accentColor: 'var(--accent-fill)' }}
        type="range"
        min={0}
        max={moments.length - 1}
        value={place}
        aria-label={intl.formatMessage({ id: 'member.dropinfo.historyStep' })}
        aria-valuetext={text}
        onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}
      />
      <Box component="output" miw="15em" fz="var(--fs-13)">
        {text}
      </Box>
    </Flex>
  );
}
