import { FormBlocks } from '../../../shared/ui/form-blocks.tsx';

interface SampleFormProps {
  /** Values of the last matches, newest first. */
  readonly values: readonly number[];
  /** The least value that meets the condition. */
  readonly least: number;
}

/** The last matches of an example, as the statistics show them. */
export function SampleForm({ values, least }: SampleFormProps) {
  return (
    <FormBlocks
      marks={Array.from(values.entries(), ([place, value]) => ({
        key: String(place),
        figure: value,
        hit: value >= least,
      }))}
    />
  );
}
