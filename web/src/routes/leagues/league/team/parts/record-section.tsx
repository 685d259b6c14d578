import { Box, Table, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  recordSection_team$data,
  recordSection_team$key,
} from '../../../../../__generated__/recordSection_team.graphql.ts';
import type { MessageId } from '../../../../../i18n/texts.ts';
import { caughtError } from '../../../../../shared/relay/app-error.ts';
import { RefreshContext } from '../../../../../shared/relay/refresh-context.ts';
import { ColumnHead } from '../../../../../shared/ui/column-head.tsx';
import { EmptyState } from '../../../../../shared/ui/empty-state.tsx';
import { FailedPanel } from '../../../../../shared/ui/error-states.tsx';
import { formatDecimal, formatPercent, useLanguage } from '../../../../../shared/ui/formats.ts';
import { HitRateBar } from '../../../../../shared/ui/hit-rate-bar.tsx';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import stacked from '../../../../../shared/ui/stacked-table.module.css';
import { splitRates } from '../lib/team-view.ts';

const teamFragment = graphql`
  fragment recordSection_team on Team {
    record(leagueId: $ofLeague, season: $season, venue: $venue) @catch(to: RESULT) {
      sampleSize
      rates(lines: $lines) {
        hits
        sampleSize
        average
      }
      streaks {
        kind
        current
        longest
      }
    }
  }
`;

interface RecordSectionProps {
  readonly team: recordSection_team$key;
  /** Switches to the last matches of all leagues; null when these are shown. */
  readonly onShowAll: (() => void) | null;
}

/** Statistics of the chosen matches: hit rates of lines, averages and streaks. */
export function RecordSection({ team, onShowAll }: RecordSectionProps) {
  const { isRefreshing } = useContext(RefreshContext);
  const { record } = useFragment(teamFragment, team);
  if (!record.ok) return <TeamFailedPanel id="record" errors={record.errors} />;
  const { sampleSize = 0, rates = [], streaks = [] } = record.value ?? {};
  if (sampleSize === 0) {
    return (
      <Panel title={<FormattedMessage id="member.team.section" values={{ section: 'record' }} />}>
        <EmptyState
          kind={onShowAll ? 'noMatch' : 'empty'}
          title="member.team.noMatchesTitle"
          reason={onShowAll && 'member.team.noMatchesReason'}
          reset={onShowAll !== null && { label: 'member.team.showAll', onClick: onShowAll }}
        />
      </Panel>
    );
  }
  const { shares, means } = splitRates(rates);
  return (
    <>
      <Panel
        title={<FormattedMessage id="member.team.section" values={{ section: 'record' }} />}
        note={<FormattedMessage id="common.matchCount" values={{ count: sampleSize }} />}
      >
        <Box opacity={isRefreshing ? 0.7 : 1} aria-busy={isRefreshing}>
          <SharesTable shares={shares} />
          <AveragesTable means={means} />
        </Box>
      </Panel>
      <Panel
        title={<FormattedMessage id="member.team.streaks" />}
        note={<FormattedMessage id="member.team.streaksNote" />}
      >
        <StreaksTable streaks={streaks} />
      </Panel>
    </>
  );
}

type TeamRecord = NonNullable<Extract<recordSection_team$data['record'], { ok: true }>['value']>;

interface FiguresTableProps {
  readonly caption: MessageId;
  readonly headers: readonly [MessageId, MessageId, MessageId];
  /** Whether the second column has bars, which need more width. */
  readonly hasBars?: boolean;
  readonly children: ReactNode;
}

const narrow = { w: { base: 76, xs: 104 }, 'data-figure': true } as const;

function FiguresTable({ caption, headers, hasBars = false, children }: FiguresTableProps) {
  const [name, second, third] = headers;
  return (
    <Table className={stacked.table} layout="fixed" horizontalSpacing="xs" verticalSpacing={4}>
      <VisuallyHidden component="caption">
        <FormattedMessage id={caption} />
      </VisuallyHidden>
      <thead>
        <tr>
          <ColumnHead label={name} />
          <ColumnHead label={second} {...(hasBars ? { w: '46%' } : narrow)} />
          <ColumnHead label={third} {...narrow} {...(hasBars && { w: { base: 64, xs: 104 } })} />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

function StreaksTable({ streaks }: Pick<TeamRecord, 'streaks'>) {
  return (
    <FiguresTable
      caption="member.team.streaks"
      headers={['member.team.columnStreak', 'member.team.columnCurrent', 'member.team.columnLongest']}
    >
      {streaks.map(({ kind, current, longest }) => (
        <tr key={kind}>
          <th scope="row">
            <FormattedMessage id="member.team.streak" values={{ kind }} />
          </th>
          <Box component="td" fw={current > 1 ? 600 : 400} data-figure>
            {current || '–'}
          </Box>
          <td data-figure>{longest || '–'}</td>
        </tr>
      ))}
    </FiguresTable>
  );
}

type RateGroups = ReturnType<typeof splitRates<TeamRecord['rates'][number]>>;

function SharesTable({ shares }: Pick<RateGroups, 'shares'>) {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <FiguresTable
      caption="member.team.shares"
      headers={['common.line', 'member.team.columnOver', 'member.team.columnUnder']}
      hasBars
    >
      {shares.map(({ line, rate: { hits, sampleSize } = { hits: 0, sampleSize: 0 } }) => (
        <tr key={`${line.stat} ${line.line}`}>
          <th scope="row">
            {intl.formatMessage({ id: 'shared.stat' }, { stat: line.stat })}
            {typeof line.line === 'number' && ` ${line.line.toFixed(1)}`}
          </th>
          {/* Half of a stacked row. */}
          <td style={{ flexGrow: 1 }}>
            <HitRateBar hits={hits} sampleSize={sampleSize} />
          </td>
          <td data-figure>{sampleSize === 0 ? '–' : formatPercent(1 - hits / sampleSize, language, 0)}</td>
        </tr>
      ))}
    </FiguresTable>
  );
}

function AveragesTable({ means }: Pick<RateGroups, 'means'>) {
  const language = useLanguage();
  const text = (average: number | null | undefined) =>
    average == null ? '–' : formatDecimal(average, language, { decimals: 2 });
  return (
    <FiguresTable
      caption="common.averagePerMatch"
      headers={['common.averagePerMatch', 'common.team', 'member.team.columnAgainst']}
    >
      {means.map(({ stat, own, opponent }) => (
        <tr key={stat}>
          <th scope="row">
            <FormattedMessage id="shared.stat" values={{ stat }} />
          </th>
          <td data-figure>{text(own?.average)}</td>
          <td data-figure>{text(opponent?.average)}</td>
        </tr>
      ))}
    </FiguresTable>
  );
}

interface TeamFailedPanelProps {
  readonly id: 'record' | 'results';
  /** Errors caught by its field. */
  readonly errors: readonly unknown[];
}

export function TeamFailedPanel({ id, errors }: TeamFailedPanelProps) {
  return (
    <FailedPanel
      heading={<FormattedMessage id="member.team.section" values={{ section: id }} />}
      title={<FormattedMessage id="member.team.sectionFailed" values={{ section: id }} />}
      error={caughtError(errors)}
    />
  );
}
