import { Box, Button, Checkbox, Group, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { dropinfoFilterScreenQuery } from '../../../../__generated__/dropinfoFilterScreenQuery.graphql.ts';
import type { CaughtValue } from '../../../../shared/relay/app-error.ts';
import { ErrorText } from '../../../../shared/ui/error-text.tsx';
import { isNamedLike } from '../../../../shared/ui/folded-text.ts';
import { SearchField } from '../../../../shared/ui/search-field.tsx';

type Admin = CaughtValue<dropinfoFilterScreenQuery['response']['admin']>;

export interface FilterChoices {
  readonly sports: NonNullable<Admin['dropinfoFilterSports']>;
  readonly leagues: NonNullable<Admin['dropinfoFilterLeagues']>;
}

interface ChoiceProps<Id> {
  readonly value: readonly Id[];
  readonly error: string | null;
  readonly onChange: (chosen: readonly Id[]) => void;
}

export function SportsChoice(props: ChoiceProps<number> & Pick<FilterChoices, 'sports'>) {
  const { sports, value, error, onChange } = props;
  const intl = useIntl();
  return (
    <Checkbox.Group
      label={intl.formatMessage({ id: 'admin.common.sports' })}
      description={intl.formatMessage({ id: 'admin.dropinfoFilter.sportsHelp' })}
      error={error}
      value={value.map(String)}
      onChange={(values) => onChange(values.map(Number))}
    >
      <Group gap="lg">
        {sports.map(({ sportId, name }) => (
          <Checkbox key={sportId} size="sm" value={String(sportId)} label={name} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

interface LeaguesChoiceProps extends ChoiceProps<string>, Pick<FilterChoices, 'leagues'> {
  /** Limits the leagues to these sports; empty for all. */
  readonly sportIds: readonly number[];
}

export function LeaguesChoice({ leagues, sportIds, value: chosen, error, onChange }: LeaguesChoiceProps) {
  const intl = useIntl();
  const [search, setSearch] = useState('');
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
      <Box component="legend" mb={6} p={0} fz="var(--fs-13)" fw={600}>
        <FormattedMessage id="common.leagues" />
      </Box>
      <Stack gap={10}>
        <Group gap="8px 16px">
          <SearchField
            label={intl.formatMessage({ id: 'common.searchLeagueOrCountry' })}
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
        {error !== null && (
          <ErrorText component="p" role="alert">
            {error}
          </ErrorText>
        )}
        {offered.length === 0 ? (
          <Box component="p" c="dimmed" fz="var(--fs-13)">
            <FormattedMessage id="admin.common.noLeagueMatches" />
          </Box>
        ) : (
          <Box mah={320} p="sm" bd="1px solid var(--line-strong)" bdrs="sm" style={{ overflowY: 'auto' }}>
            <SimpleGrid minColWidth="min(100%, 250px)" verticalSpacing="xs">
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
