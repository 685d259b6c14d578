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

/** A panel of the product with invented data, which it says. */
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
