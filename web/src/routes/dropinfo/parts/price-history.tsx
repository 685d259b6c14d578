import { Box, Button, Flex, Table, VisuallyHidden } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AfterTaxMark } from '../../../shared/tax/after-tax.tsx';
import { Figure } from '../../../shared/ui/card-parts.tsx';
import { Segments } from '../../../shared/ui/choices.tsx';
import { ColumnHead } from '../../../shared/ui/column-head.tsx';
import { dateTimeText } from '../../../shared/ui/dates.ts';
import { formatOdds, formatShare, useLanguage } from '../../../shared/ui/formats.ts';
import { changeSince, type PriceHistoryData, spanOf, summarizeDrop } from '../lib/price-points.ts';
import { PriceChart } from './price-chart.tsx';

interface PriceHistoryProps extends PriceHistoryData {
  readonly isTruncated: boolean;
}

/** How odds moved: key figures, a chart with a replay, and a table. */
export function PriceHistory({ isTruncated, ...data }: PriceHistoryProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'member.dropinfo.history' });
  const [isNear, setNear] = useState(true);
  const [isTable, setTable] = useState(false);
  const replay = useReplay(data.points.length);
  const { points, noticedAt, kickOff, end } = data;
  const span = spanOf(points, { isNear, noticedAt, end, kickOff });
  const isLatest = replay.index === points.length - 1;
  return (
    <section aria-label={title}>
      <Flex wrap="wrap" gap="8px 24px" align="center" justify="space-between" mb="sm">
        <h3>
          {title}
          <AfterTaxMark />
        </h3>
        <Segments
          label={intl.formatMessage({ id: 'member.dropinfo.historyRange' })}
          labelHidden
          value={isNear}
          values={[true, false]}
          nameOf={(near) =>
            intl.formatMessage({ id: near ? 'member.dropinfo.historyNear' : 'member.dropinfo.historyWhole' })
          }
          onChange={setNear}
        />
      </Flex>
      <PriceFacts {...data} />
      <PriceChart {...data} span={span} until={isLatest ? end : (points[replay.index]?.at ?? end)} />
      <PriceReplay {...data} {...replay} />
      <Button
        variant="default"
        size="compact-sm"
        mt="sm"
        aria-pressed={isTable}
        onClick={() => setTable(!isTable)}
      >
        <FormattedMessage id="member.dropinfo.historyTable" />
      </Button>
      <PriceTable {...data} isVisible={isTable} />
      {isTruncated && (
        <Box component="small" mt="xs">
          <FormattedMessage id="member.dropinfo.historyCut" values={{ count: points.length - 1 }} />
        </Box>
      )}
      {!data.isOpeningKnown && (
        <Box component="small" mt="xs">
          <FormattedMessage id="member.dropinfo.historyOpeningUnknown" />
        </Box>
      )}
    </section>
  );
}

type PriceReplayProps = PriceHistoryData & ReturnType<typeof useReplay>;

function PriceReplay({ points, isOpeningKnown, index, isPlaying, toggle, seek }: PriceReplayProps) {
  const intl = useIntl();
  const point = points[index];
  if (!point || points.length < 2) return null;
  const time =
    index === 0 && !isOpeningKnown
      ? intl.formatMessage({ id: 'member.dropinfo.historyOpening' })
      : dateTimeText(point.at);
  const odds = [point.dropped, ...(point.opposite === null ? [] : [point.opposite])].map(formatOdds);
  const text = `${time}: ${odds.join(' / ')}`;
  const Icon = isPlaying ? IconPlayerPause : IconPlayerPlay;
  return (
    <Flex wrap="wrap" gap="sm" align="center" mt="sm">
      <Button
        variant="default"
        leftSection={<Icon size={16} stroke={1.8} aria-hidden="true" />}
        onClick={toggle}
      >
        <FormattedMessage id={isPlaying ? 'member.dropinfo.historyStop' : 'member.dropinfo.historyPlay'} />
      </Button>
      <Box
        component="input"
        flex="1 1 160px"
        miw={0}
        h={32}
        style={{ accentColor: 'var(--accent-fill)' }}
        type="range"
        min={0}
        max={points.length - 1}
        value={index}
        aria-label={intl.formatMessage({ id: 'member.dropinfo.historyStep' })}
        aria-valuetext={text}
        onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
      />
      <Box component="output" miw="15em" fz="var(--fs-13)">
        {text}
      </Box>
    </Flex>
  );
}

const maxReplayMs = 12_000;
const maxStepMs = 700;
const minStepMs = 120;

/**
 * Steps through points, automatically or by slider. Steps are not animated, so that reduced motion needs no variant. At the end it
 * follows new points.
 */
function useReplay(count: number) {
  const last = count - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const index = chosen === null ? last : Math.min(chosen, last);

  useEffect(() => {
    if (!isPlaying) return;
    const wait = Math.min(maxStepMs, Math.max(minStepMs, maxReplayMs / Math.max(1, last)));
    const timer = window.setTimeout(() => {
      const next = index + 1;
      setChosen(next >= last ? null : next);
      setPlaying(next < last);
    }, wait);
    return () => window.clearTimeout(timer);
  }, [isPlaying, last, index]);

  return {
    index,
    isPlaying,
    toggle: () => {
      if (!isPlaying && index >= last) setChosen(0);
      setPlaying(!isPlaying);
    },
    seek: (next: number) => {
      setPlaying(false);
      setChosen(next >= last ? null : next);
    },
  };
}

function PriceFacts({ points, noticedAt, kickOff, minDrop }: PriceHistoryData) {
  const language = useLanguage();
  const [first, last] = [points[0], points.at(-1)];
  const drop = summarizeDrop(points, noticedAt);
  if (!first || !last || !drop) return null;
  const oddsWithChange = (odds: number) =>
    `${formatOdds(odds)} (${formatShare(changeSince(first.dropped, odds) * 100, language)})`;
  return (
    <Flex component="dl" data-figures wrap="wrap" gap="8px 24px" mb="sm">
      <Figure name={<FormattedMessage id="member.dropinfo.historyFromTo" />}>
        {formatOdds(first.dropped)} → {oddsWithChange(last.dropped)}
      </Figure>
      <Figure
        name={
          <FormattedMessage id="member.dropinfo.historySignal" values={{ time: dateTimeText(noticedAt) }} />
        }
      >
        {oddsWithChange(drop.atSignal)}
      </Figure>
      <Figure name={<FormattedMessage id="member.dropinfo.historyLowest" />}>
        {formatOdds(drop.lowest)}{' '}
        <FormattedMessage id="member.dropinfo.historySpeed" values={{ minutes: drop.minutes }} />
      </Figure>
      {minDrop !== null && (
        <Figure name={<FormattedMessage id="member.dropinfo.historyThreshold" />}>
          {formatOdds(first.dropped * (1 - minDrop))} ({formatShare(-minDrop * 100, language)})
        </Figure>
      )}
      <Figure name={<FormattedMessage id="common.kickOff" />}>{dateTimeText(kickOff)}</Figure>
    </Flex>
  );
}

/** The points, visible or only for screen readers. */
function PriceTable(props: PriceHistoryData & { readonly isVisible: boolean }) {
  const { points, labels, isOpeningKnown, isVisible } = props;
  const intl = useIntl();
  const language = useLanguage();
  const opening = points[0];
  if (!opening) return null;
  const table = (
    <Table maw={640} mt="sm" fz="var(--fs-13)">
      <caption hidden={isVisible}>{intl.formatMessage({ id: 'member.dropinfo.history' })}</caption>
      <thead>
        <tr>
          <ColumnHead label="member.dropinfo.historyTime" />
          <th scope="col" data-figure>
            {labels.dropped}
          </th>
          <ColumnHead label="member.dropinfo.historyChange" isFigure />
          {labels.opposite !== null && (
            <th scope="col" data-figure>
              {labels.opposite}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map((point) => (
          <tr key={point === opening ? 'opening' : point.at}>
            <th scope="row" style={{ whiteSpace: 'nowrap' }}>
              {point === opening && !isOpeningKnown ? (
                <FormattedMessage id="member.dropinfo.historyOpening" />
              ) : (
                dateTimeText(point.at)
              )}
            </th>
            <td data-figure>{formatOdds(point.dropped)}</td>
            <td data-figure>{formatShare(changeSince(opening.dropped, point.dropped) * 100, language)}</td>
            {labels.opposite !== null && (
              <td data-figure>{point.opposite === null ? '–' : formatOdds(point.opposite)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
  return isVisible ? (
    <Box mah={320} style={{ overflow: 'auto' }}>
      {table}
    </Box>
  ) : (
    <VisuallyHidden>{table}</VisuallyHidden>
  );
}
