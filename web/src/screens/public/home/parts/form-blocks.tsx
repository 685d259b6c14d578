import classes from './form-blocks.module.css';

interface FormBlocksProps {
  /** Values of the last matches, newest first. */
  readonly values: readonly number[];
  /** The least value that meets the condition. */
  readonly least: number;
}

/** The last matches as small blocks: a filled one hit, a hollow one missed. */
export function FormBlocks({ values, least }: FormBlocksProps) {
  return (
    <span className={classes.blocks}>
      {Array.from(values.entries(), ([place, value]) => (
        <span key={place} className={classes.block} data-hit={value >= least || undefined}>
          {value}
        </span>
      ))}
    </span>
  );
}
