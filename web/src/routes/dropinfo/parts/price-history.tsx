import { Box, Button, Flex, Table, VisuallyHidden } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AfterTaxMark } from '../../../shared/tax/after-tax.tsx';
import { Figure } from '../../../shared/ui/card-parts.tsx';
import { Segments } from '../../../shared/ui/choices.tsx';
import { dateTimeText } from '../../../shared/ui/dates.ts';
import { formatOdds, useLanguage } from '../../../shared/ui/formats.ts';
import { changeSince, changeText, fallFacts, type PriceHistoryData, spanOf } from '../lib/price-moments.ts';
import { PriceChart } from './price-chart.tsx';

interface PriceHistoryProps extends PriceHistoryData {
  readonly title: string;
  /** Whether only the beginning is there. */
  readonly isCut: boolean;
}

/** How odds moved: what became of them in figures, a chart, its replay, and the same as a table. */
export function PriceHistory({ title, isCut, ...data }: PriceHistoryProps) {
  const intl = useIntl();
  const [isNear, setNear] = useState(true);
  const [isTable, setTable] = useState(false);
  const replay = useReplay(data.moments.length);
  const { moments, noticedAt, kickOff, end } = data;
  const span = spanOf(moments, { isNear, noticedAt, end, kickOff });
  const isNow = replay.place === moments.length - 1;
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
          options={[
            { value: true, label: intl.formatMessage({ id: 'member.dropinfo.historyNear' }) },
            { value: false, label: intl.formatMessage({ id: 'member.dropinfo.historyWhole' }) },
          ]}
          onChange={setNear}
        />
      </Flex>
      <PriceFacts {...data} />
      <PriceChart {...data} span={span} until={isNow ? end : (moments[replay.place]?.at ?? end)} />
      <PriceReplay {...data} replay={replay} />
      <Button
        variant="default"
        size="compact-sm"
        mt="sm"
        aria-pressed={isTable}
        onClick={() => setTable(!isTable)}
      >
        <FormattedMessage id="member.dropinfo.historyTable" />
      </Button>
      <PriceTable {...data} isSeen={isTable} />
      {isCut && (
        <Box component="small" mt="xs">
          <FormattedMessage id="member.dropinfo.historyCut" values={{ count: moments.length }} />
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

interface PriceReplayProps extends PriceHistoryData {
  readonly replay: Replay;
}

function PriceReplay({ moments, isOpeningKnown, replay }: PriceReplayProps) {
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

/** How long a replay takes at most, and a step of it at most and at least, in milliseconds. */
const LONGEST = 12_000;
const SLOWEST = 700;
const QUICKEST = 120;

interface Replay {
  readonly place: number;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  readonly goTo: (place: number) => void;
}

/**
 * Goes through moments one by one, by itself or by hand. It moves nothing in between, so that it is the same for whoever wants less
 * motion. At the end it stays with the newest moment as more come.
 */
function useReplay(count: number): Replay {
  const last = count - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const place = chosen === null ? last : Math.min(chosen, last);
  const goTo = (next: number) => setChosen(next >= last ? null : next);

  useEffect(() => {
    if (!isPlaying) return;
    const wait = Math.min(SLOWEST, Math.max(QUICKEST, LONGEST / Math.max(1, last)));
    const timer = window.setTimeout(() => {
      const next = place + 1;
      setChosen(next >= last ? null : next);
      setPlaying(next < last);
    }, wait);
    return () => window.clearTimeout(timer);
  }, [isPlaying, last, place]);

  return {
    place,
    isPlaying,
    toggle: () => {
      if (!isPlaying && place >= last) setChosen(0);
      setPlaying(!isPlaying);
    },
    goTo: (next) => {
      setPlaying(false);
      goTo(next);
    },
  };
}

function PriceFacts({ moments, noticedAt, kickOff, minDrop }: PriceHistoryData) {
  const language = useLanguage();
  const [first, last] = [moments[0], moments.at(-1)];
  const facts = fallFacts(moments, noticedAt);
  if (!first || !last || !facts) return null;
  const oddsWithChange = (odds: number) =>
    `${formatOdds(odds)} (${changeText(changeSince(first.dropped, odds), language)})`;
  const moment = (at: number) => dateTimeText(new Date(at).toISOString());
  return (
    <Flex component="dl" data-figures wrap="wrap" gap="8px 24px" mb="sm">
      <Figure name={<FormattedMessage id="member.dropinfo.historyFromTo" />}>
        {formatOdds(first.dropped)} → {oddsWithChange(last.dropped)}
      </Figure>
      <Figure
        name={<FormattedMessage id="member.dropinfo.historySignal" values={{ time: moment(noticedAt) }} />}
      >
        {oddsWithChange(facts.atSignal)}
      </Figure>
      <Figure name={<FormattedMessage id="member.dropinfo.historyLowest" />}>
        {formatOdds(facts.lowest)}{' '}
        <FormattedMessage id="member.dropinfo.historySpeed" values={{ minutes: facts.minutes }} />
      </Figure>
      {minDrop !== null && (
        <Figure name={<FormattedMessage id="member.dropinfo.historyThreshold" />}>
          {formatOdds(first.dropped * (1 - minDrop))} ({changeText(-minDrop, language)})
        </Figure>
      )}
      <Figure name={<FormattedMessage id="common.kickOff" />}>{moment(kickOff)}</Figure>
    </Flex>
  );
}

interface PriceTableProps extends PriceHistoryData {
  /** Whether it is seen, too, and not only read out. */
  readonly isSeen: boolean;
}

function PriceTable({ moments, labels, isOpeningKnown, isSeen }: PriceTableProps) {
  const intl = useIntl();
  const language = useLanguage();
  const opening = moments[0];
  if (!opening) return null;
  const table = (
    <Table maw={640} mt="sm" fz="var(--fs-13)">
      <caption hidden={isSeen}>{intl.formatMessage({ id: 'member.dropinfo.history' })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="member.dropinfo.historyTime" />
          </th>
          <th scope="col" data-figure>
            {labels.dropped}
          </th>
          <th scope="col" data-figure>
            <FormattedMessage id="member.dropinfo.historyChange" />
          </th>
          {labels.opposite !== null && (
            <th scope="col" data-figure>
              {labels.opposite}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {moments.toReversed().map((moment) => (
          <tr key={moment.at}>
            <th scope="row" style={{ whiteSpace: 'nowrap' }}>
              {moment === opening && !isOpeningKnown ? (
                <FormattedMessage id="member.dropinfo.historyOpening" />
              ) : (
                dateTimeText(new Date(moment.at).toISOString())
              )}
            </th>
            <td data-figure>{formatOdds(moment.dropped)}</td>
            <td data-figure>{changeText(changeSince(opening.dropped, moment.dropped), language)}</td>
            {labels.opposite !== null && (
              <td data-figure>{moment.opposite === null ? '–' : formatOdds(moment.opposite)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
  return isSeen ? (
    <Box mah={320} style={{ overflow: 'auto' }}>
      {table}
    </Box>
  ) : (
    <VisuallyHidden>{table}</VisuallyHidden>
  );
}
