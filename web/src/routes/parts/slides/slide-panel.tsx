import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
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
