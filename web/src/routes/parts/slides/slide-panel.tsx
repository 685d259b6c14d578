import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormBlocks } from '../../../shared/ui/form-blocks.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from './slides.module.css';

interface SlidePanelProps {
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A panel of the product, labelled as showing invented data. */
export function SlidePanel({ title, aside, children }: SlidePanelProps) {
  return (
    <Panel
      className={classes.panel}
      title={title}
      note={<FormattedMessage id="public.home.sample.note" />}
      aside={aside}
    >
      {children}
    </Panel>
  );
}

interface SampleFormProps {
  /** Values of the last matches, newest first. */
  readonly values: readonly number[];
  /** Minimum value that meets the condition. */
  readonly min: number;
}

/** The form of an example team, as in the statistics. */
export function SampleForm({ values, min }: SampleFormProps) {
  return (
    <FormBlocks
      marks={Array.from(values.entries(), ([index, value]) => ({
        key: String(index),
        figure: value,
        hit: value >= min,
      }))}
    />
  );
}
