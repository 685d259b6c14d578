import { Box, Flex } from '@mantine/core';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { logEntryDetails_entry$key } from '../../../../../__generated__/logEntryDetails_entry.graphql.ts';
import { useLanguage } from '../../../../../shared/ui/use-language.ts';
import { logLines } from '../lib/log-lines.ts';

const entryFragment = graphql`
  fragment logEntryDetails_entry on UserLog {
    action
    details {
      name
      value
    }
    changes {
      field
      before
      after
    }
  }
`;

/** What an entry of the log is about and what it changed, in the site's words. */
export function LogEntryDetails({ entry }: { readonly entry: logEntryDetails_entry$key }) {
  const words = { intl: useIntl(), language: useLanguage() };
  return (
    <Flex component="ul" direction="column" gap={2} fz="xs" style={{ overflowWrap: 'anywhere' }}>
      {logLines(useFragment(entryFragment, entry), words).map(({ key, label, before, value }) => (
        <li key={key}>
          <Box component="span" c="dimmed">
            {label}:
          </Box>{' '}
          {before !== null && `${before} → `}
          <Box component="b" c="var(--text-1)" fw={500} style={{ whiteSpace: 'pre-line' }}>
            {value}
          </Box>
        </li>
      ))}
    </Flex>
  );
}
