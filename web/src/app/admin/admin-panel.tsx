import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useOutletContext } from 'react-router-dom';
import { PageHead } from '../../shared/ui/page-head.tsx';
import classes from './admin-panel.module.css';
import type { OpenSection } from './open-sections.ts';
import { sectionIcons } from './section-icons.ts';

/** The area's first page at /admin: every section that the frame says the person may open, with its pages. */
export function AdminPanel() {
  const sections = useOutletContext<readonly OpenSection[]>();
  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.panel" />}
        subtitle={<FormattedMessage id="admin.panel.intro" />}
      />
      <div className={classes.cards}>
        {sections.map((open) => (
          <SectionCard key={open.section} {...open} />
        ))}
      </div>
    </>
  );
}

function SectionCard({ section, pages }: OpenSection) {
  const titleId = useId();
  const Icon = sectionIcons[section];
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        <Icon size={20} stroke={1.6} aria-hidden="true" />
        <FormattedMessage id={`admin.section.${section}`} />
      </h2>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>
              <FormattedMessage id={title} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
