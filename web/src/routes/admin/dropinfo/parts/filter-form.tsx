import { Box, Button, Checkbox, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { filterForm_leagues$key } from '../../../../__generated__/filterForm_leagues.graphql.ts';
import type { filterForm_sports$key } from '../../../../__generated__/filterForm_sports.graphql.ts';
import type { FormError } from '../../../../shared/forms/form-errors.ts';
import { isStale } from '../../../../shared/forms/form-errors.ts';
import { useUnsaved } from '../../../../shared/forms/unsaved.ts';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { SearchField } from '../../../../shared/ui/search-field.tsx';
import { showToast } from '../../../../shared/ui/toast.tsx';
import { isNamedLike } from '../../lib/is-named-like.ts';
import { type FilterErrors, type FilterTerms, filterServerErrors } from '../lib/filter-terms.ts';

/** What a filter may be restricted to. */
export interface FilterChoices {
  readonly sports: filterForm_sports$key;
  readonly leagues: filterForm_leagues$key;
}

interface FilterFormProps extends FilterChoices {
  readonly before: FilterTerms;
  readonly submitLabel: ReactNode;
  readonly isSaving: boolean;
  /** Saves the filter; gives what is wrong, or null when that failed and the person knows. */
  readonly onSubmit: (terms: FilterTerms) => Promise<readonly FormError[] | null>;
  /** Reads the filter anew after somebody else has changed it. */
  readonly onReload?: () => void;
}

/** A filter's names and what it is restricted to. */
export function FilterForm(props: FilterFormProps) {
  const { sports, leagues, before, submitLabel, isSaving, onSubmit, onReload } = props;
  const intl = useIntl();
  const [terms, setTerms] = useState(before);
  const [fieldErrors, setFieldErrors] = useState<FilterErrors>({});
  const [isOutdated, setOutdated] = useState(false);
  useUnsaved(JSON.stringify(terms) !== JSON.stringify(before));
  const inputs = useRef<Partial<Record<'namePl' | 'nameEn', HTMLInputElement | null>>>({});
  const put = (change: Partial<FilterTerms>) => setTerms((now) => ({ ...now, ...change }));
  const show = (found: FilterErrors) => {
    setFieldErrors(found);
    if (found.namePl || found.nameEn) inputs.current[found.namePl ? 'namePl' : 'nameEn']?.focus();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    if (terms.namePl.trim() === '') return show({ namePl: 'admin.dropinfoFilter.error.BLANK' });
    setFieldErrors({});
    const errors = await onSubmit(terms);
    if (!errors || errors.length === 0) return;
    if (isStale(errors)) return setOutdated(true);
    const serverErrors = filterServerErrors(errors);
    show(serverErrors);
    if (Object.keys(serverErrors).length === 0) {
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.form.refused' }) });
    }
  };
  const errorOf = (field: keyof FilterTerms) => {
    const id = fieldErrors[field];
    return id && intl.formatMessage({ id });
  };

  return (
    <Panel title={<FormattedMessage id="admin.dropinfoFilter.terms" />}>
      {isOutdated && (
        <Notice role="alert" tone="stale" wrap="wrap" justify="space-between" m="md" mb={0}>
          <FormattedMessage id="admin.dropinfoFilter.stale" />
          <Button variant="default" size="xs" onClick={onReload}>
            <FormattedMessage id="admin.dropinfoFilter.reload" />
          </Button>
        </Notice>
      )}
      <form onSubmit={submit} noValidate>
        <Stack maw={720} p="md">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <TextInput
              ref={(input) => {
                inputs.current.namePl = input;
              }}
              label={intl.formatMessage({ id: 'admin.dropinfoFilter.name' })}
              name="name"
              autoComplete="off"
              required
              value={terms.namePl}
              onChange={({ currentTarget: { value } }) => put({ namePl: value })}
              error={errorOf('namePl')}
            />
            <TextInput
              ref={(input) => {
                inputs.current.nameEn = input;
              }}
              label={intl.formatMessage({ id: 'admin.common.englishName' })}
              description={intl.formatMessage({ id: 'admin.dropinfoFilter.nameEnHelp' })}
              name="nameEn"
              autoComplete="off"
              value={terms.nameEn}
              onChange={({ currentTarget: { value } }) => put({ nameEn: value })}
              error={errorOf('nameEn')}
            />
          </SimpleGrid>
          <SportsChoice
            sports={sports}
            chosen={terms.sportIds}
            error={errorOf('sportIds')}
            onChange={(sportIds) => put({ sportIds })}
          />
          <LeaguesChoice
            leagues={leagues}
            sportIds={terms.sportIds}
            chosen={terms.leagueIds}
            error={errorOf('leagueIds')}
            onChange={(leagueIds) => put({ leagueIds })}
          />
          <Group gap="xs">
            <Button type="submit" loading={isSaving}>
              {submitLabel}
            </Button>
            <Button component={Link} to="/admin/dropinfo/filterList" variant="default">
              <FormattedMessage id="admin.dropinfoFilter.back" />
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}

const sportsFragment = graphql`
  fragment filterForm_sports on Sport @relay(plural: true) {
    sportId
    name
  }
`;

interface SportsChoiceProps {
  readonly sports: filterForm_sports$key;
  readonly chosen: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly number[]) => void;
}

function SportsChoice({ sports: keys, chosen, error, onChange }: SportsChoiceProps) {
  const intl = useIntl();
  const sports = useFragment(sportsFragment, keys);
  return (
    <Checkbox.Group
      label={intl.formatMessage({ id: 'admin.common.sports' })}
      description={intl.formatMessage({ id: 'admin.dropinfoFilter.sportsHelp' })}
      error={error}
      value={chosen.map(String)}
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

const leaguesFragment = graphql`
  fragment filterForm_leagues on DropinfoFilterLeague @relay(plural: true) {
    leagueId
    sportId
    name
    country
  }
`;

interface LeaguesChoiceProps {
  readonly leagues: filterForm_leagues$key;
  /** Only leagues of these sports are offered; all when empty. */
  readonly sportIds: readonly number[];
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

function LeaguesChoice({ leagues: keys, sportIds, chosen, error, onChange }: LeaguesChoiceProps) {
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
        {error !== undefined && (
          <Box component="p" c="var(--danger-text)" fz="xs" fw={500} role="alert">
            {error}
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
