import { useIntl } from 'react-intl';
import styles from './form-blocks.module.css';

/** A match compared with a line. */
export interface FormMark {
  readonly key: string;
  readonly figure: number | null;
  /** Whether it satisfied the line; null when unknown. */
  readonly hit: boolean | null;
}

/**
 * The last matches, newest first, as blocks: filled for a hit, hollow for a miss, dotted for unknown. Without a figure they show a sign.
 */
export function FormBlocks({ marks }: { readonly marks: readonly FormMark[] }) {
  const intl = useIntl();
  const texts = marks.map((mark) => ({
    ...mark,
    text: mark.figure === null ? sign(mark.hit) : `${mark.figure}`,
  }));
  const sample = marks.filter(({ hit }) => hit !== null);
  return (
    <span
      className={styles.blocks}
      role="img"
      aria-label={intl.formatMessage(
        { id: 'shared.form.marks' },
        {
          marks: texts.map(({ text }) => text).join(', '),
          hits: sample.filter(({ hit }) => hit).length,
          sample: sample.length,
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
