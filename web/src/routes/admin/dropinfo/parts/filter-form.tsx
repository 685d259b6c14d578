import { Box, Button, Checkbox, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { dropinfoFilterScreenQuery$data } from '../../../../__generated__/dropinfoFilterScreenQuery.graphql.ts';
import type { MessageId } from '../../../../i18n/texts.ts';
import type { FormError } from '../../../../shared/forms/form-errors.ts';
import type { ErrorTexts } from '../../../../shared/forms/use-attempt.ts';
import { useForm } from '../../../../shared/forms/use-form.ts';
import type { CaughtValue } from '../../../../shared/relay/app-error.ts';
import { ErrorText } from '../../../../shared/ui/error-text.tsx';
import { SearchField } from '../../../../shared/ui/search-field.tsx';
import { isNamedLike } from '../../lib/is-named-like.ts';
import { AdminForm } from '../../parts/admin-form.tsx';

/** Form values. Empty lists do not restrict the filter. */
interface FilterDraft {
  readonly namePl: string;
  readonly nameEn: string;
  readonly sportIds: readonly number[];
  readonly leagueIds: readonly string[];
}

export const emptyFilter: FilterDraft = { namePl: '', nameEn: '', sportIds: [], leagueIds: [] };

export function filterInput({ namePl, nameEn, sportIds, leagueIds }: FilterDraft) {
  return { namePl: namePl.trim(), nameEn: nameEn.trim() || null, sportIds, leagueIds };
}

const names = {
  BLANK: 'admin.dropinfoFilter.error.BLANK',
  TOO_LONG: 'admin.dropinfoFilter.error.TOO_LONG',
  INVALID: 'admin.dropinfoFilter.error.INVALID',
} as const;
const unknown = { INVALID: 'admin.dropinfoFilter.error.UNKNOWN' } as const;

const texts: ErrorTexts<FilterDraft> = {
  namePl: names,
  nameEn: names,
  sportIds: unknown,
  leagueIds: unknown,
};

type Admin = CaughtValue<dropinfoFilterScreenQuery$data['admin']>;

export interface FilterChoices {
  readonly sports: NonNullable<Admin['dropinfoFilterSports']>;
  readonly leagues: NonNullable<Admin['dropinfoFilterLeagues']>;
}

interface FilterFormProps extends FilterChoices {
  readonly before: FilterDraft;
  readonly submit: MessageId;
  readonly isSaving: boolean;
  /** Returns validation errors, or null when a failure has already been shown. */
  readonly onSubmit: (draft: FilterDraft) => Promise<readonly FormError[] | null>;
  /** Refetches the filter after a version conflict. */
  readonly onReload?: () => void;
}

export function FilterForm(props: FilterFormProps) {
  const { sports, leagues, before, submit, isSaving, onSubmit, onReload } = props;
  const intl = useIntl();
  const form = useForm({
    name: 'filter',
    saved: before,
    texts,
    check: ({ namePl }) => ({ namePl: namePl.trim() === '' && 'BLANK' }),
    send: onSubmit,
    isSaving,
  });
  return (
    <AdminForm
      title="admin.dropinfoFilter.terms"
      form={form}
      submit={submit}
      list="/admin/dropinfo/filterList"
      back="admin.dropinfoFilter.back"
      stale={
        onReload && {
          text: 'admin.dropinfoFilter.stale',
          label: 'admin.dropinfoFilter.reload',
          onRead: onReload,
        }
      }
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          {...form.text('namePl')}
          label={intl.formatMessage({ id: 'admin.dropinfoFilter.name' })}
          required
        />
        <TextInput
          {...form.text('nameEn')}
          label={intl.formatMessage({ id: 'admin.common.englishName' })}
          description={intl.formatMessage({ id: 'admin.dropinfoFilter.nameEnHelp' })}
        />
      </SimpleGrid>
      <SportsChoice {...form.field('sportIds')} sports={sports} />
      <LeaguesChoice {...form.field('leagueIds')} leagues={leagues} sportIds={form.values.sportIds} />
    </AdminForm>
  );
}

interface ChoiceProps<Id> {
  readonly value: readonly Id[];
  readonly error: string | null;
  readonly onChange: (chosen: readonly Id[]) => void;
}

function SportsChoice(props: ChoiceProps<number> & Pick<FilterChoices, 'sports'>) {
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

function LeaguesChoice({ leagues, sportIds, value: chosen, error, onChange }: LeaguesChoiceProps) {
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
        {error !== null && (
          <ErrorText component="p" role="alert">
            {error}
          </ErrorText>
        )}
        {offered.length === 0 ? (
          <Box component="p" c="dimmed" fz="var(--fs-13)">
            <FormattedMessage id="admin.dropinfoFilter.noLeague" />
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
