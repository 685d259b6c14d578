import { useIntl } from 'react-intl';
import styles from './form-blocks.module.css';

/** A match's result for a team. */
export type OutcomeKind = 'WON' | 'DRAWN' | 'LOST';

/** The last results, newest first, as letters in blocks: Z R P in Polish, W D L in English. */
export function OutcomeBlocks({ outcomes }: { readonly outcomes: readonly OutcomeKind[] }) {
  const intl = useIntl();
  const names = outcomes.map((outcome) => intl.formatMessage({ id: 'shared.form.outcome' }, { outcome }));
  return (
    <span
      className={styles.blocks}
      data-outcomes
      role="img"
      aria-label={intl.formatMessage({ id: 'shared.form.outcomes' }, { outcomes: names.join(', ') })}
    >
      {Array.from(outcomes.entries(), ([index, outcome]) => (
        <span key={index} className={styles.block} data-outcome={outcome}>
          {intl.formatMessage({ id: 'shared.form.outcomeLetter' }, { outcome })}
        </span>
      ))}
    </span>
  );
}
