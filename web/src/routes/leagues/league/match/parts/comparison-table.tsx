import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { comparisonTable_match$key } from '../../../../../__generated__/comparisonTable_match.graphql.ts';
import { caughtError } from '../../../../../shared/relay/caught-error.ts';
import { StateMessage } from '../../../../../shared/ui/state-message.tsx';
import { TeamName } from '../../../../../shared/ui/team-name.tsx';
import { type ComparisonChoice, comparisonRows } from '../lib/comparison-choice.ts';
import styles from './comparison.module.css';
import { ComparisonLine } from './comparison-line.tsx';
import { ComparisonSide } from './comparison-side.tsx';
import { SectionFailed } from './section-failed.tsx';

const matchFragment = graphql`
  fragment comparisonTable_match on Match
  @argumentDefinitions(
    size: { type: "Int!" }
    sameLeague: { type: "Boolean!" }
    lines: { type: "[StatLineInput!]!" }
  ) {
    home {
      team {
        name
        logo
      }
    }
    away {
      team {
        name
        logo
      }
    }
    homeWindow(size: $size, sameLeague: $sameLeague) @catch(to: RESULT) {
      form
      rates(lines: $lines) {
        ...comparisonSide_rate
      }
    }
    awayWindow(size: $size, sameLeague: $sameLeague) @catch(to: RESULT) {
      form
      rates(lines: $lines) {
        ...comparisonSide_rate
      }
    }
  }
`;

/** What the table is told by the choice above it. */
export interface ComparisonTableControls {
  readonly choice: ComparisonChoice;
  readonly onChoose: (choice: ComparisonChoice) => void;
  /** Whether figures for the choice are on their way. */
  readonly isReading: boolean;
  readonly onRetry: () => void;
}

interface ComparisonTableProps extends ComparisonTableControls {
  readonly match: comparisonTable_match$key;
}

/** A row for every stat: the home team at the left, the away team mirrored at the right, the line between them. */
export function ComparisonTable({ match, choice, onChoose, isReading, onRetry }: ComparisonTableProps) {
  const { home, away, homeWindow, awayWindow } = useFragment(matchFragment, match);
  if (!homeWindow.ok || !awayWindow.ok) {
    const faults = homeWindow.ok ? (awayWindow.ok ? [] : awayWindow.errors) : homeWindow.errors;
    return <SectionFailed fault={caughtError(faults)} isRefreshing={isReading} onRetry={onRetry} />;
  }
  const [homeLast, awayLast] = [homeWindow.value, awayWindow.value];
  if (!homeLast?.form.length && !awayLast?.form.length) {
    return (
      <StateMessage
        kind="empty"
        title={<FormattedMessage id="member.match.noWindowTitle" />}
        reason={<FormattedMessage id="member.match.noWindowReason" />}
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
          <TeamName {...home.team} canWrap />
        </Flex>
        <Box component="small" ta="center" visibleFrom="sm">
          <FormattedMessage id="common.line" />
        </Box>
        <TeamName {...away.team} canWrap />
        <Box component="small" visibleFrom="lg">
          <FormattedMessage id="member.match.newestFirst" />
        </Box>
      </div>
      <ul aria-busy={isReading} data-busy={isReading || undefined} className={styles.rows}>
        {comparisonRows.map((row, place) => (
          <li key={row.id} className={styles.row}>
            <ComparisonLine row={row} choice={choice} onChoose={onChoose} />
            <ComparisonSide rate={homeLast?.rates[place] ?? null} teamName={home.team.name} isHome />
            <ComparisonSide rate={awayLast?.rates[place] ?? null} teamName={away.team.name} />
          </li>
        ))}
      </ul>
      <Box component="p" py="sm" px="md" c="dimmed" fz="xs" lh="xs" bg="var(--surface-inset)">
        <FormattedMessage id="member.match.comparisonFoot" values={{ count: choice.size }} />
      </Box>
    </div>
  );
}
