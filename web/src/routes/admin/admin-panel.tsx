import { Card } from '@mantine/core';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useOutletContext } from 'react-router-dom';
import type { panelTodayQuery } from '../../__generated__/panelTodayQuery.graphql.ts';
import type { ScreenProps } from '../../shared/relay/screen-props.ts';
import type { OpenSection } from '../../shared/routing/admin-sections.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import classes from './admin-panel.module.css';
import { sectionIcons } from './lib/section-icons.ts';
import { PanelToday } from './parts/panel-today.tsx';

/**
 * The area's first page at /admin: what waits for an admin, and every section that the frame says the person may open, with
 * its pages. The sections wait for nothing, and stand when the figures cannot be had.
 */
export function AdminPanel(today: ScreenProps<panelTodayQuery>) {
  const sections = useOutletContext<readonly OpenSection[]>();
  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.panel" />}
        subtitle={<FormattedMessage id="admin.panel.intro" />}
      />
      <PanelToday {...today} />
      <div className={classes.cards}>
        {sections.map((open) => (
          <SectionCard key={open.section} {...open} />
        ))}
      </div>
    </>
  );
}

/** A section: its name leads to its first page, and below stand all that are called otherwise. */
function SectionCard({ section, pages }: OpenSection) {
  const intl = useIntl();
  const titleId = useId();
  const name = intl.formatMessage({ id: `admin.section.${section}` });
  const others = pages.filter(({ title }) => intl.formatMessage({ id: title }) !== name);
  const Icon = sectionIcons[section];
  return (
    <Card component="section" className={classes.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        <Icon size={20} stroke={1.6} aria-hidden="true" />
        <Link to={pages[0]?.path ?? '/admin'}>{name}</Link>
      </h2>
      <ul>
        {others.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>
              <FormattedMessage id={title} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
