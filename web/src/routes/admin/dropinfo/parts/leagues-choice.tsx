import { Box, Button, Checkbox, Group, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { leaguesChoice_leagues$key } from '../../../../__generated__/leaguesChoice_leagues.graphql.ts';
import { SearchField } from '../../../../shared/ui/search-field.tsx';
import { isNamedLike } from '../../lib/is-named-like.ts';

const leaguesFragment = graphql`
  fragment leaguesChoice_leagues on DropinfoFilterLeague @relay(plural: true) {
    leagueId
    sportId
    name
    country
  }
`;

interface LeaguesChoiceProps {
  readonly leagues: leaguesChoice_leagues$key;
  /** Only leagues of these sports are offered; all when empty. */
  readonly sportIds: readonly number[];
  readonly chosen: readonly string[];
  readonly fault: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The leagues that the filter is restricted to, to be ticked in a list that can be searched. */
export function LeaguesChoice({ leagues: keys, sportIds, chosen, fault, onChange }: LeaguesChoiceProps) {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const leagues = useFragment(leaguesFragment, keys);
  const offered = leagues.filter(
    ({ leagueId, sportId, name, country }) =>
      (chosen.includes(leagueId) || sportIds.length === 0 || sportId == null || sportIds.includes(sportId)) &&
      isNamedLike(`${country ?? ''} ${name}`, search),
  );
  const toggle = (leagueId: string) =>
    onChange(
      chosen.includes(leagueId) ? chosen.filter((other) => other !== leagueId) : [...chosen, leagueId],
    );
  return (
    <fieldset>
      <Box component="legend" mb={6} p={0} fz="var(--fs-13)" fw={500}>
        <FormattedMessage id="common.leagues" />
      </Box>
      <Stack gap={10}>
        <Group gap="8px 16px">
          <SearchField
            label={intl.formatMessage({ id: 'admin.dropinfoFilter.search' })}
            value={search}
            onSearch={setSearch}
          />
          <Box component="span" c="dimmed" fz="var(--fs-13)" role="status">
            <FormattedMessage id="admin.dropinfoFilter.leaguesChosen" values={{ count: chosen.length }} />
          </Box>
          {chosen.length > 0 && (
            <Button variant="subtle" size="xs" onClick={() => onChange([])}>
              <FormattedMessage id="admin.dropinfoFilter.clear" />
            </Button>
          )}
        </Group>
        {fault !== undefined && (
          <Box component="p" c="var(--danger-text)" fz="xs" fw={500} role="alert">
            {fault}
          </Box>
        )}
        {offered.length === 0 ? (
          <Box component="p" c="dimmed" fz="var(--fs-13)">
            <FormattedMessage id="admin.dropinfoFilter.noLeague" />
          </Box>
        ) : (
          <Box mah={320} p="sm" bd="1px solid var(--line-strong)" bdrs="sm" style={{ overflowY: 'auto' }}>
            <SimpleGrid minColWidth="min(100%, 250px)" spacing="md" verticalSpacing="xs">
              {offered.map(({ leagueId, name, country }) => (
                <Checkbox
                  key={leagueId}
                  size="sm"
                  label={country == null ? name : `${country} · ${name}`}
                  checked={chosen.includes(leagueId)}
                  onChange={() => toggle(leagueId)}
                />
              ))}
            </SimpleGrid>
          </Box>
        )}
      </Stack>
    </fieldset>
  );
}
