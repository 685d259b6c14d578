import { useIntl } from 'react-intl';
import styles from './form-blocks.module.css';

/** A match compared with a line. */
interface FormMark {
  readonly count: number | null;
  /** Whether it satisfied the line; null when unknown. */
  readonly hit: boolean | null;
}

/**
 * The last matches, newest first, as blocks: filled for a hit, hollow for a miss, dotted for unknown. Without a count they show a sign.
 */
export function FormBlocks({ marks }: { readonly marks: readonly FormMark[] }) {
  const intl = useIntl();
  const texts = marks.map(({ count, hit }) => (count == null ? sign(hit) : `${count}`));
  const sample = marks.filter(({ hit }) => hit != null);
  return (
    <span
      className={styles.blocks}
      role="img"
      aria-label={intl.formatMessage(
        { id: 'shared.form.marks' },
        {
          marks: texts.join(', '),
          hits: sample.filter(({ hit }) => hit).length,
          sample: sample.length,
        },
      )}
    >
      {Array.from(marks.entries(), ([index, { hit }]) => (
        <span key={index} className={styles.block} data-hit={hit == null ? 'unknown' : hit ? 'yes' : 'no'}>
          {texts[index]}
        </span>
      ))}
    </span>
  );
}

function sign(hit: FormMark['hit']): string {
  if (hit == null) return '–';
  return hit ? '✓' : '×';
}
