import { VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { incidentMinute } from '../lib/incident-minute.ts';
import type { Score } from '../lib/running-scores.ts';
import styles from './incidents.module.css';

/** Names of both teams. */
export interface TeamNames {
  readonly home: string;
  readonly away: string;
}

interface TeamIncidentProps {
  /** Minute; absent where an incident has none. */
  readonly time?: number;
  /** Minutes added to `time`. */
  readonly addedTime?: number | null | undefined;
  /** At whose side it stands. */
  readonly isHome: boolean;
  readonly teams: TeamNames;
  readonly icon: ReactNode;
  /** Who it is about, where that is known. */
  readonly player: { readonly name: string } | null | undefined;
  /** What it is, in a few words each; what is empty is left out. */
  readonly notes: readonly ReactNode[];
  /** The score after it; null for what is no goal. */
  readonly score?: Score | null;
}

/** Something that happened to one team: its minute in the middle, the words at the team's side. */
export function TeamIncident(props: TeamIncidentProps) {
  const { time, addedTime, isHome, teams, icon, player, notes, score = null } = props;
  const minute = time === undefined ? null : incidentMinute(time, addedTime);
  const said = Array.from(notes.filter(Boolean).entries());
  return (
    <li className={styles.incident} data-away={!isHome || undefined}>
      <div className={styles.when}>
        <span className={styles.minute}>{minute ?? '–'}</span>
        {score && (
          <span className={styles.score}>
            <VisuallyHidden>
              <FormattedMessage id="member.match.scoreAfter" />{' '}
            </VisuallyHidden>
            {score.home}:{score.away}
          </span>
        )}
      </div>
      <div className={styles.event}>
        {icon}
        <div className={styles.words}>
          <VisuallyHidden>{isHome ? teams.home : teams.away}: </VisuallyHidden>
          {player && <b className={styles.who}>{player.name}</b>}
          <span>
            {said.map(([place, note]) => (
              <Fragment key={place}>
                {place > 0 && ', '}
                {note}
              </Fragment>
            ))}
          </span>
        </div>
      </div>
    </li>
  );
}
