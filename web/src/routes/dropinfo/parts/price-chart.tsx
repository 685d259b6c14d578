import { Box } from '@mantine/core';
import dayjs from 'dayjs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Legend, LegendLine } from '../../../shared/ui/chart/legend.tsx';
import { LineChart } from '../../../shared/ui/chart/line-chart.tsx';
import { formatOdds, useLanguage } from '../../../shared/ui/formats.ts';
import type { PriceHistoryData } from '../lib/price-moments.ts';
import {
  changeSince,
  changeText,
  changeTicks,
  momentsWithin,
  type TimeSpan,
  timeTicks,
} from '../lib/price-moments.ts';

const DAY = 24 * 3_600_000;

/** Where the words of an upright line stand so that they stay within the chart. */
const sideOf = (at: number, { from, to }: TimeSpan) =>
  at > (from + to) / 2 ? ('Right' as const) : ('Left' as const);

interface PriceChartProps extends PriceHistoryData {
  /** The stretch of time that it shows. */
  readonly span: TimeSpan;
  /** Until when the odds are drawn, in milliseconds since 1970. */
  readonly until: number;
}

/** Both sides as steps, each held against its own opening odds, so that both fit one scale; with the signal, kick-off and the threshold. */
export function PriceChart({ moments, labels, noticedAt, kickOff, minDrop, span, until }: PriceChartProps) {
  const intl = useIntl();
  const language = useLanguage();
  const opening = moments[0];
  if (!opening) return null;
  const shown = momentsWithin(moments, { from: span.from, to: Math.max(span.from, until) });
  const data = shown.map(({ at, dropped, opposite }) => ({
    at,
    dropped: changeSince(opening.dropped, dropped),
    opposite: opposite === null || opening.opposite === null ? null : changeSince(opening.opposite, opposite),
  }));
  const last = shown.at(-1) ?? opening;
  const timeFormat = span.to - span.from > 2 * DAY ? 'DD.MM' : 'HH:mm';
  const mark = (x: number, at: 'insideTop' | 'insideBottom', label: string) =>
    x >= span.from && x <= span.to
      ? [{ x, label, color: 'var(--text-2)', labelPosition: `${at}${sideOf(x, span)}` as const }]
      : [];
  const changes = moments.flatMap(({ dropped, opposite }) => [
    changeSince(opening.dropped, dropped),
    ...(opposite === null || opening.opposite === null ? [] : [changeSince(opening.opposite, opposite)]),
  ]);
  const [lowest, highest] = [Math.min(-(minDrop ?? 0), ...changes), Math.max(0, ...changes)];
  // Room for what is written beside the upright lines.
  const room = Math.max(0.02, (highest - lowest) / 8);
  const scale: [number, number] = [lowest - room, highest + room];
  return (
    <figure>
      <Box
        h={{ base: 240, sm: 300 }}
        role="img"
        aria-label={intl.formatMessage(
          { id: 'member.dropinfo.historyChart' },
          { side: labels.dropped, from: formatOdds(opening.dropped), to: formatOdds(last.dropped) },
        )}
      >
        <LineChart
          data={data}
          dataKey="at"
          series={[
            ...(labels.opposite === null
              ? []
              : [
                  {
                    name: 'opposite',
                    label: labels.opposite,
                    type: 'line',
                    color: 'var(--data-neutral)',
                    strokeDasharray: '5 4',
                  } as const,
                ]),
            { name: 'dropped', label: labels.dropped, type: 'line', color: 'var(--data-line)' },
          ]}
          curveType="stepAfter"
          lineProps={{ isAnimationActive: false }}
          referenceLines={[
            ...(minDrop === null ? [] : [{ y: -minDrop, color: 'var(--hot-fill)', strokeDasharray: '4 4' }]),
            ...mark(
              noticedAt,
              'insideBottom',
              intl.formatMessage({ id: 'member.dropinfo.historySignalMark' }),
            ),
            ...mark(kickOff, 'insideTop', intl.formatMessage({ id: 'common.kickOff' })),
          ]}
          valueFormatter={(value) => changeText(value, language)}
          tooltipProps={{
            isAnimationActive: false,
            labelFormatter: (at) =>
              Number.isFinite(Number(at)) ? dayjs(Number(at)).format('DD.MM HH:mm') : '',
          }}
          xAxisProps={{
            type: 'number',
            domain: [span.from, span.to],
            ticks: timeTicks(span, 6),
            tickFormatter: (at: number) => dayjs(at).format(timeFormat),
          }}
          yAxisProps={{
            domain: scale,
            ticks: changeTicks(scale, 5),
            tickFormatter: (change: number) => `${Math.round(change * 100)}%`.replace('-', '\u2212'),
          }}
        />
      </Box>
      <Legend>
        <span>
          <LegendLine line="2px solid var(--data-line)" />
          {labels.dropped} <b>{formatOdds(last.dropped)}</b>
        </span>
        {labels.opposite !== null && last.opposite !== null && (
          <span>
            <LegendLine line="2px dashed var(--data-neutral)" />
            {labels.opposite} <b>{formatOdds(last.opposite)}</b>
          </span>
        )}
        {minDrop !== null && (
          <span>
            <LegendLine line="1px dashed var(--hot-fill)" />
            <FormattedMessage id="member.dropinfo.historyThreshold" />
          </span>
        )}
      </Legend>
    </figure>
  );
}
