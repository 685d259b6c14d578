import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../i18n/texts.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from './slides.module.css';

/** A panel of the product, labelled as showing invented data. */
export function SlidePanel({ title, children }: { readonly title: MessageId; readonly children: ReactNode }) {
  return (
    <Panel
      className={classes.panel}
      title={<FormattedMessage id={title} />}
      note={<FormattedMessage id="public.home.sample.note" />}
    >
      {children}
    </Panel>
  );
}
