import { useIntl } from 'react-intl';
import styles from './form-blocks.module.css';

/** A match held against a line. */
export interface FormMark {
  /** What tells it from its neighbours, for example the match's id. */
  readonly key: string;
  /** The figure inside; null where there is none to show. */
  readonly figure: number | null;
  /** Whether it satisfied the line; null where that is not known. */
  readonly hit: boolean | null;
}

interface FormBlocksProps {
  /** The matches, newest first. */
  readonly marks: readonly FormMark[];
}

/**
 * Last matches as blocks of 20 px, newest first: a filled one hit, a hollow one missed, a dotted one is not known.
 * A block without a figure shows a check, a cross or a dash. On a phone they stand in rows of five.
 */
export function FormBlocks({ marks }: FormBlocksProps) {
  const intl = useIntl();
  const texts = marks.map((mark) => ({
    ...mark,
    text: mark.figure === null ? sign(mark.hit) : `${mark.figure}`,
  }));
  const known = marks.filter(({ hit }) => hit !== null);
  return (
    <span
      className={styles.blocks}
      role="img"
      aria-label={intl.formatMessage(
        { id: 'shared.form.marks' },
        {
          marks: texts.map(({ text }) => text).join(', '),
          hits: known.filter(({ hit }) => hit).length,
          sample: known.length,
        },
      )}
    >
      {texts.map(({ key, text, hit }) => (
        <span key={key} className={styles.block} data-hit={hit === null ? 'unknown' : hit ? 'yes' : 'no'}>
          {text}
        </span>
      ))}
    </span>
  );
}

function sign(hit: boolean | null): string {
  if (hit === null) return '–';
  return hit ? '✓' : '×';
}
