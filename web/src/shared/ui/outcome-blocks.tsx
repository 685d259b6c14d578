import { useIntl } from 'react-intl';
import styles from './form-blocks.module.css';

/** How a match ended for a team. */
export type OutcomeKind = 'WON' | 'DRAWN' | 'LOST';

interface OutcomeBlocksProps {
  /** How the matches ended, newest first. */
  readonly outcomes: readonly OutcomeKind[];
}

/** Last matches as letters in blocks of 20 px, newest first: Z R P in Polish, W D L in English. */
export function OutcomeBlocks({ outcomes }: OutcomeBlocksProps) {
  const intl = useIntl();
  const words = outcomes.map((outcome) => intl.formatMessage({ id: 'shared.form.outcome' }, { outcome }));
  return (
    <span
      className={styles.blocks}
      data-outcomes
      role="img"
      aria-label={intl.formatMessage({ id: 'shared.form.outcomes' }, { outcomes: words.join(', ') })}
    >
      {Array.from(outcomes.entries(), ([place, outcome]) => (
        <span key={place} className={styles.block} data-outcome={outcome}>
          {intl.formatMessage({ id: 'shared.form.outcomeLetter' }, { outcome })}
        </span>
      ))}
    </span>
  );
}
