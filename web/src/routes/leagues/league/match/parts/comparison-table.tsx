import { Box, Flex, VisuallyHidden } from '@mantine/core';
import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { comparisonTable_match$key } from '../../../../../__generated__/comparisonTable_match.graphql.ts';
import type { comparisonTable_rate$key } from '../../../../../__generated__/comparisonTable_rate.graphql.ts';
import { isLined, statRanges } from '../../../../../shared/football/stat-lines.ts';
import { caughtError } from '../../../../../shared/relay/app-error.ts';
import { RefreshContext } from '../../../../../shared/relay/refresh-context.ts';
import { EmptyState } from '../../../../../shared/ui/empty-state.tsx';
import { FormBlocks } from '../../../../../shared/ui/form-blocks.tsx';
import { formatDecimal, useLanguage } from '../../../../../shared/ui/formats.ts';
import { HitRateBar } from '../../../../../shared/ui/hit-rate-bar.tsx';
import { LineStepper } from '../../../../../shared/ui/line-stepper.tsx';
import { PanelFoot } from '../../../../../shared/ui/panel.tsx';
import { TeamName } from '../../../../../shared/ui/team-logo.tsx';
import {
  answerOf,
  type ComparisonChoice,
  type ComparisonRow,
  comparisonRows,
} from '../lib/comparison-choice.ts';
import styles from './comparison.module.css';
import { MatchFailedMessage, useMatchPage } from './match-section.tsx';

const matchFragment = graphql`
  fragment comparisonTable_match on Match
  @argumentDefinitions(
    size: { type: "Int!" }
    sameLeague: { type: "Boolean!" }
    lines: { type: "[StatLineInput!]!" }
  ) {
    homeWindow(size: $size, sameLeague: $sameLeague) @catch(to: RESULT) {
      form
      rates(lines: $lines) {
        ...comparisonTable_rate
      }
    }
    awayWindow(size: $size, sameLeague: $sameLeague) @catch(to: RESULT) {
      form
      rates(lines: $lines) {
        ...comparisonTable_rate
      }
    }
  }
`;

export interface ComparisonTableControls {
  readonly choice: ComparisonChoice;
  readonly onChoose: (choice: ComparisonChoice) => void;
}

interface ComparisonTableProps extends ComparisonTableControls {
  readonly match: comparisonTable_match$key;
}

/** A row per statistic: home team on the left, away team mirrored on the right, the line in between. */
export function ComparisonTable({ match, choice, onChoose }: ComparisonTableProps) {
  const { isRefreshing } = useContext(RefreshContext);
  const { homeWindow, awayWindow } = useFragment(matchFragment, match);
  const { home, away } = useMatchPage();
  if (!homeWindow.ok || !awayWindow.ok) {
    const errors = [homeWindow, awayWindow].flatMap((window) => (window.ok ? [] : window.errors));
    return <MatchFailedMessage error={caughtError(errors)} />;
  }
  const homeLast = homeWindow.value;
  const awayLast = awayWindow.value;
  if (!homeLast?.form.length && !awayLast?.form.length) {
    return (
      <EmptyState
        kind={choice.sameLeague ? 'noMatch' : 'empty'}
        title="member.match.noWindowTitle"
        reason="member.match.noWindowReason"
        values={{ of: choice.sameLeague ? 'league' : 'all' }}
      />
    );
  }
  return (
    <div className={styles.comparison} data-size={choice.size}>
      <div className={styles.head}>
        <Box component="small" visibleFrom="lg">
          <FormattedMessage id="member.match.newestFirst" />
        </Box>
        <Flex component="span" direction={{ base: 'row', sm: 'row-reverse' }} miw={0}>
          <TeamName {...home} canWrap />
        </Flex>
        <Box component="small" ta="center" visibleFrom="sm">
          <FormattedMessage id="common.line" />
        </Box>
        <TeamName {...away} canWrap />
        <Box component="small" visibleFrom="lg">
          <FormattedMessage id="member.match.newestFirst" />
        </Box>
      </div>
      <ul aria-busy={isRefreshing} data-busy={isRefreshing || undefined} className={styles.rows}>
        {comparisonRows.map((row, index) => (
          <li key={row.id} className={styles.row}>
            <ComparisonLine row={row} choice={choice} onChoose={onChoose} />
            <ComparisonSide rate={homeLast?.rates[index] ?? null} teamName={home.name} isHome />
            <ComparisonSide rate={awayLast?.rates[index] ?? null} teamName={away.name} />
          </li>
        ))}
      </ul>
      <PanelFoot py="sm">
        <FormattedMessage id="member.match.comparisonFoot" values={{ count: choice.size }} />
      </PanelFoot>
    </div>
  );
}

interface ComparisonLineProps extends ComparisonTableControls {
  readonly row: ComparisonRow;
}

function ComparisonLine({ row: { id, stat }, choice, onChoose }: ComparisonLineProps) {
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
          {...statRanges[stat]}
          comparison={choice.direction}
          onChange={(next) => onChoose({ ...choice, lines: { ...choice.lines, [id]: next } })}
        />
      ) : (
        <Box component="span" w={104} c="var(--text-1)" fz="var(--fs-13)" fw={500} ta="center">
          <FormattedMessage id="shared.comparison.name" values={{ comparison: answerOf[choice.direction] }} />
        </Box>
      )}
    </span>
  );
}

const rateFragment = graphql`
  fragment comparisonTable_rate on HitRate {
    hits
    sampleSize
    average
    results {
      count
      hit
      match {
        id
      }
    }
  }
`;

interface ComparisonSideProps {
  /** Null for a team without last matches. */
  readonly rate: comparisonTable_rate$key | null;
  readonly teamName: string;
  readonly isHome?: boolean;
}

function ComparisonSide({ rate: rateRef, teamName, isHome = false }: ComparisonSideProps) {
  const language = useLanguage();
  const rate = useFragment(rateFragment, rateRef);
  return (
    <span className={styles.side} data-home={isHome || undefined}>
      <VisuallyHidden>{teamName}:</VisuallyHidden>
      <span className={styles.marks}>{rate && <FormBlocks marks={rate.results} />}</span>
      <HitRateBar hits={rate?.hits ?? 0} sampleSize={rate?.sampleSize ?? 0} isMirrored={isHome}>
        {rate?.average != null && (
          <small>
            <FormattedMessage
              id="member.match.average"
              values={{ figure: formatDecimal(rate.average, language, { decimals: 1 }) }}
            />
          </small>
        )}
      </HitRateBar>
    </span>
  );
}
