import { FormattedMessage } from 'react-intl';
import classes from './skip-link.module.css';

/** The id of a page's main part, where the skip link and the focus after a navigation go. */
export const contentId = 'content';

/** The first thing that the keyboard meets: past the menus to the content. */
export function SkipLink() {
  return (
    <a className={classes.skip} href={`#${contentId}`}>
      <FormattedMessage id="app.shell.skip" />
    </a>
  );
}
