import type { CompositeChartProps } from '@mantine/charts';
import { Box } from '@mantine/core';
import dayjs from 'dayjs';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { MessageId } from '../../../i18n/texts.ts';
import { Legend, LegendMark } from '../../../shared/ui/chart/chart-parts.tsx';
import { LineChart } from '../../../shared/ui/chart/line-chart.tsx';
import { formatOdds, formatPercent, formatShare, useLanguage } from '../../../shared/ui/formats.ts';
import {
  changeSince,
  changeTicks,
  clipPoints,
  isInDays,
  type PriceHistoryData,
  type PricePoint,
  type TimeSpan,
  timeTicks,
} from '../lib/price-points.ts';

/** The side of a vertical line on which its label fits into the chart. */
const labelSide = (at: number, { from, to }: TimeSpan) =>
  at > (from + to) / 2 ? ('Right' as const) : ('Left' as const);

interface PriceChartProps extends PriceHistoryData {
  readonly span: TimeSpan;
  /** End of the lines, in milliseconds since 1970. */
  readonly until: number;
}

const seriesOf = ({ dropped, opposite }: PriceHistoryData['labels']): CompositeChartProps['series'] => [
  ...(opposite === null
    ? []
    : [
        {
          name: 'opposite',
          label: opposite,
          type: 'line',
          color: 'var(--data-neutral)',
          strokeDasharray: '5 4',
        } as const,
      ]),
  { name: 'dropped', label: dropped, type: 'line', color: 'var(--data-line)' },
];

/** The threshold, signal and kick-off. */
function referenceLines(
  { noticedAt, kickOff, minDrop, span }: Pick<PriceChartProps, 'noticedAt' | 'kickOff' | 'minDrop' | 'span'>,
  intl: IntlShape,
) {
  const verticalLine = (x: number, at: 'insideTop' | 'insideBottom', label: MessageId) =>
    x >= span.from && x <= span.to
      ? [
          {
            x,
            label: intl.formatMessage({ id: label }),
            color: 'var(--text-2)',
            labelPosition: `${at}${labelSide(x, span)}` as const,
          },
        ]
      : [];
  return [
    ...(minDrop === null ? [] : [{ y: -minDrop, color: 'var(--hot-fill)', strokeDasharray: '4 4' }]),
    ...verticalLine(noticedAt, 'insideBottom', 'member.dropinfo.historySignalMark'),
    ...verticalLine(kickOff, 'insideTop', 'common.kickOff'),
  ];
}

/** Both sides as step lines, relative to their opening odds so that they share a scale; with signal, kick-off and threshold. */
export function PriceChart({ points, labels, noticedAt, kickOff, minDrop, span, until }: PriceChartProps) {
  const intl = useIntl();
  const language = useLanguage();
  const opening = points[0];
  if (!opening) return null;
  const shown = clipPoints(points, { from: span.from, to: Math.max(span.from, until) });
  const changesAt = ({ at, dropped, opposite }: PricePoint) => ({
    at,
    dropped: changeSince(opening.dropped, dropped),
    opposite: opposite === null || opening.opposite === null ? null : changeSince(opening.opposite, opposite),
  });
  const last = shown.at(-1) ?? opening;
  const timeFormat = isInDays(span) ? 'DD.MM' : 'HH:mm';
  const changes = points.map(changesAt).flatMap(({ dropped, opposite }) => [dropped, opposite ?? dropped]);
  const [lowest, highest] = [Math.min(-(minDrop ?? 0), ...changes), Math.max(0, ...changes)];
  // Space for the labels of the vertical lines.
  const padding = Math.max(0.02, (highest - lowest) / 8);
  const scale: [number, number] = [lowest - padding, highest + padding];
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
          data={shown.map(changesAt)}
          dataKey="at"
          series={seriesOf(labels)}
          curveType="stepAfter"
          lineProps={{ isAnimationActive: false }}
          referenceLines={referenceLines({ noticedAt, kickOff, minDrop, span }, intl)}
          valueFormatter={(value) => formatShare(value * 100, language)}
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
            tickFormatter: (change: number) => formatPercent(change, language, 0),
          }}
        />
      </Box>
      <Legend>
        <span>
          <LegendMark border="2px solid var(--data-line)" />
          {labels.dropped} <b>{formatOdds(last.dropped)}</b>
        </span>
        {labels.opposite !== null && last.opposite !== null && (
          <span>
            <LegendMark border="2px dashed var(--data-neutral)" />
            {labels.opposite} <b>{formatOdds(last.opposite)}</b>
          </span>
        )}
        {minDrop !== null && (
          <span>
            <LegendMark border="1px dashed var(--hot-fill)" />
            <FormattedMessage id="member.dropinfo.historyThreshold" />
          </span>
        )}
      </Legend>
    </figure>
  );
}
