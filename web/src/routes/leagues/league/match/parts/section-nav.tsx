import { Box, Flex } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

interface SectionNavProps {
  /** Whether the page tells what happened in the match. */
  readonly hasCourse: boolean;
}

/** Ways to the sections of the page. */
export function SectionNav({ hasCourse }: SectionNavProps) {
  const intl = useIntl();
  return (
    <Flex
      component="nav"
      wrap="wrap"
      gap="0 22px"
      aria-label={intl.formatMessage({ id: 'member.match.sections' })}
    >
      <SectionNavLink to="#comparison">
        <FormattedMessage id="member.match.comparison" />
      </SectionNavLink>
      <SectionNavLink to="#head-to-head">
        <FormattedMessage id="member.match.headToHead" />
      </SectionNavLink>
      <SectionNavLink to="#lineups">
        <FormattedMessage id="common.lineUps" />
      </SectionNavLink>
      {hasCourse && (
        <SectionNavLink to="#course">
          <FormattedMessage id="member.match.course" />
        </SectionNavLink>
      )}
      <SectionNavLink to="#players">
        <FormattedMessage id="member.match.players" />
      </SectionNavLink>
    </Flex>
  );
}

function SectionNavLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Box
      component={Link}
      py={{ base: 12, md: 6 }}
      c="var(--text-2)"
      fw={500}
      style={{ whiteSpace: 'nowrap' }}
      to={to}
    >
      {children}
    </Box>
  );
}
