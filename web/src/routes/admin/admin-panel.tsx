import { Box, Card, Flex, SimpleGrid } from '@mantine/core';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useOutletContext } from 'react-router-dom';
import type { panelTodayQuery } from '../../__generated__/panelTodayQuery.graphql.ts';
import type { ScreenProps } from '../../shared/relay/screen-props.ts';
import type { OpenSection } from '../../shared/routing/admin-sections.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
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
      <SimpleGrid minColWidth="min(100%, 280px)" spacing="sm">
        {sections.map((open) => (
          <SectionCard key={open.section} {...open} />
        ))}
      </SimpleGrid>
    </>
  );
}

/** A section: its name leads to its first page, and below stand all that are called otherwise. */
function SectionCard({ section, pages }: OpenSection) {
  const intl = useIntl();
  const titleId = useId();
  const name = intl.formatMessage({ id: 'admin.section.name' }, { section });
  const others = pages.filter(({ title }) => intl.formatMessage({ id: title }) !== name);
  const Icon = sectionIcons[section];
  return (
    <Card component="section" pt="md" px={18} pb={10} aria-labelledby={titleId}>
      <Flex component="h2" id={titleId} gap={10} align="center" mb={{ md: 'xs' }}>
        <Icon size={20} stroke={1.6} color="var(--text-3)" aria-hidden="true" />
        <Box component={Link} py={{ base: 10, md: 0 }} c="inherit" to={pages[0]?.path ?? '/admin'}>
          {name}
        </Box>
      </Flex>
      <ul>
        {others.map(({ path, title }) => (
          <li key={path}>
            <Box component={Link} display="block" py={{ base: 'sm', md: 6 }} to={path}>
              <FormattedMessage id={title} />
            </Box>
          </li>
        ))}
      </ul>
    </Card>
  );
}
