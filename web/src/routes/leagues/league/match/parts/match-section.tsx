import { createContext, type ReactNode, use } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OperationType } from 'relay-runtime';
import type { matchScreenQuery } from '../../../../../__generated__/matchScreenQuery.graphql.ts';
import {
  type AppError,
  type CaughtValue,
  caughtError,
  notFound,
} from '../../../../../shared/relay/app-error.ts';
import { ScreenAnswer, type ScreenAnswerProps } from '../../../../../shared/routing/screen-answer.tsx';
import { FailedMessage, FailedPanel } from '../../../../../shared/ui/error-states.tsx';
import type { PlayerPanels } from '../lib/player-panels.ts';

type MatchTeam = CaughtValue<matchScreenQuery['response']['match']>['home']['team'];

export interface MatchPage {
  readonly leagueId: number;
  readonly home: MatchTeam;
  readonly away: MatchTeam;
  readonly panels: PlayerPanels;
  /** Whether the page already says that its latest refetch failed. */
  readonly isStale: boolean;
}

export const MatchPageContext = createContext<MatchPage | null>(null);

/** The state that the sections of the open match page share. */
export function useMatchPage(): MatchPage {
  const page = use(MatchPageContext);
  if (!page) throw new Error('No match page is open');
  return page;
}

interface MatchSectionProps<TQuery extends OperationType, T>
  extends Pick<ScreenAnswerProps<TQuery, T>, 'query' | 'state' | 'pick'> {
  readonly title: ReactNode;
  readonly children: (match: T) => ReactNode;
}

export const matchFailed = <FormattedMessage id="member.match.failedTitle" />;

/** A section with its own query: its part of the match, or an error with a retry. */
export function MatchSection<TQuery extends OperationType, T>(props: MatchSectionProps<TQuery, T>) {
  const { title, children, ...answer } = props;
  const { isStale } = useMatchPage();
  return (
    <ScreenAnswer
      {...answer}
      heading={title}
      failed={matchFailed}
      missing={<FailedPanel heading={title} title={matchFailed} error={notFound} />}
    >
      {(match, notice) => (
        <>
          {!isStale && notice}
          {children(match)}
        </>
      )}
    </ScreenAnswer>
  );
}

/** Replaces the content of a section that could not be loaded. */
export function MatchFailedMessage({ error }: { readonly error: AppError }) {
  return <FailedMessage title={matchFailed} error={error} />;
}

interface MatchFailedPanelProps {
  readonly title: ReactNode;
  /** Errors caught by its field. */
  readonly errors: readonly unknown[];
}

/** A section whose field could not be loaded. */
export function MatchFailedPanel({ title, errors }: MatchFailedPanelProps) {
  return <FailedPanel heading={title} title={matchFailed} error={caughtError(errors)} />;
}
