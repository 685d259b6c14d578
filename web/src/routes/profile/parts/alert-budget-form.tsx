import { Box, Button, Checkbox, SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { alertBudgetForm_leagues$key } from '../../../__generated__/alertBudgetForm_leagues.graphql.ts';
import type {
  alertBudgetForm_settings$data,
  alertBudgetForm_settings$key,
} from '../../../__generated__/alertBudgetForm_settings.graphql.ts';
import type { alertBudgetFormLatestQuery as LatestQuery } from '../../../__generated__/alertBudgetFormLatestQuery.graphql.ts';
import type { alertBudgetFormMutation as SaveAlertSettingsMutation } from '../../../__generated__/alertBudgetFormMutation.graphql.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { requiring } from '../../../shared/relay/environment.ts';
import { CheckList } from '../../../shared/ui/choices.tsx';
import { DecimalField } from '../../../shared/ui/decimal-field.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { showError } from '../../../shared/ui/show-failure.ts';
import { useSaving } from '../../../shared/ui/use-saving.ts';
import {
  type AlertForm,
  alertTexts,
  checkAlertForm,
  maxLeagues,
  toAlertForm,
  toAlertInput,
} from '../lib/alert-form.ts';
import { DropFields, QuietFields } from './alert-fields.tsx';

const settingsFragment = graphql`
  fragment alertBudgetForm_settings on AlertSettings {
    isOwn
    maxPerHour
    maxPerDay
    quietFrom
    quietUntil
    digestAt
    timeZone
    minDrop
    cooldownMinutes
    leagues {
      id
      name
      country
    }
  }
`;

const latestQuery = graphql`
  query alertBudgetFormLatestQuery {
    viewer {
      alertSettings {
        maxPerDay
        quietFrom
        quietUntil
        digestAt
        timeZone
        minDrop
        cooldownMinutes
        leagues {
          id
          name
          country
        }
      }
    }
  }
`;

const mutation = graphql`
  mutation alertBudgetFormMutation($input: SaveAlertSettingsInput!) {
    saveAlertSettings(input: $input) {
      viewer {
        alertSettings {
          ...alertBudgetForm_settings
        }
      }
      errors {
        field
        code
      }
    }
  }
`;

interface AlertBudgetFormProps {
  readonly settings: alertBudgetForm_settings$key;
  /** The user's active leagues; null when they could not be loaded. */
  readonly leagues: alertBudgetForm_leagues$key | null;
}

/** How often and about what the user is notified. Typed values override saved ones until they are saved. */
export function AlertBudgetForm({ settings: key, leagues }: AlertBudgetFormProps) {
  const intl = useIntl();
  const settings = useFragment(settingsFragment, key);
  const { save, isSaving } = useSaving<SaveAlertSettingsMutation>({
    mutation,
    doneText: intl.formatMessage({ id: 'member.alerts.saved' }),
  });
  const environment = useRelayEnvironment();
  const [isFetching, setFetching] = useState(false);
  /** Saves the typed values with the latest others, which another tab or device may have changed. */
  const send = async (_: AlertForm, { typed }: { readonly typed: Partial<AlertForm> }) => {
    setFetching(true);
    try {
      const options = requiring('viewer');
      const latest = await fetchQuery<LatestQuery>(environment, latestQuery, {}, options).toPromise();
      const others = toAlertForm(latest?.viewer?.alertSettings ?? settings);
      return await save({ input: toAlertInput({ ...others, ...typed }) });
    } catch (thrown) {
      showError(intl, thrown);
      return null;
    } finally {
      setFetching(false);
    }
  };
  const form = useForm<AlertForm>({
    name: 'alerts',
    saved: () => toAlertForm(settings),
    texts: alertTexts,
    check: checkAlertForm,
    send,
    isSaving: isFetching || isSaving,
    staysOpen: true,
  });
  return (
    <form {...form.element}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} p="md" style={{ alignItems: 'start' }}>
        {!settings.isOwn && (
          <Box
            component="p"
            py={10}
            px="sm"
            c="var(--text-2)"
            bg="var(--surface-inset)"
            bdrs="sm"
            fz="var(--fs-13)"
            style={{ gridColumn: '1 / -1' }}
          >
            <FormattedMessage id="member.alerts.isDefault" />
          </Box>
        )}
        <DecimalField
          {...form.field('maxPerDay')}
          size="md"
          label={intl.formatMessage({ id: 'member.alerts.maxPerDay' })}
          description={intl.formatMessage(
            { id: 'member.alerts.maxPerDayHelp' },
            { hour: settings.maxPerHour },
          )}
          placeholder={intl.formatMessage({ id: 'member.alerts.noLimit' })}
          decimalScale={0}
          allowDecimal={false}
        />
        <TextInput
          {...form.text('digestAt')}
          type="time"
          label={intl.formatMessage({ id: 'member.alerts.digestAt' })}
          description={intl.formatMessage({ id: 'member.alerts.digestAtHelp' })}
        />
        <QuietFields form={form} />
        <DropFields form={form} />
        {form.values.leagueIds && (
          <LeaguesField
            leagues={leagues}
            saved={settings.leagues ?? []}
            chosen={form.values.leagueIds}
            error={form.field('leagueIds').error}
            onChange={(leagueIds) => form.put({ leagueIds })}
          />
        )}
        <div>
          <Button type="submit" loading={form.isSaving}>
            <FormattedMessage id="member.alerts.save" />
          </Button>
        </div>
      </SimpleGrid>
    </form>
  );
}

const leaguesFragment = graphql`
  fragment alertBudgetForm_leagues on LeagueConnection {
    edges {
      node {
        id
        name
        country
      }
    }
  }
`;

interface LeaguesFieldProps extends Pick<AlertBudgetFormProps, 'leagues'> {
  /** The saved leagues, active or not. */
  readonly saved: NonNullable<alertBudgetForm_settings$data['leagues']>;
  /** Global ids; empty for all leagues. */
  readonly chosen: readonly string[];
  readonly error: string | null;
  readonly onChange: (chosen: string[]) => void;
}

/** Limits notifications to some of the user's leagues. */
function LeaguesField({ leagues, saved, chosen, error, onChange }: LeaguesFieldProps) {
  const active = useFragment(leaguesFragment, leagues)?.edges.map(({ node }) => node) ?? [];
  const offered = [...active, ...saved.filter(({ id }) => !active.some((league) => league.id === id))];
  if (leagues === null && offered.length === 0) return null;
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <Box component="fieldset" style={{ gridColumn: '1 / -1' }}>
      <Box component="legend" p={0} fz="var(--fs-13)" fw={600}>
        <FormattedMessage id="common.leagues" />
      </Box>
      <Box component="p" c="var(--text-2)" fz="var(--fs-13)">
        <FormattedMessage
          id={offered.length === 0 ? 'member.alerts.noActiveLeagues' : 'member.alerts.leaguesChosen'}
          values={{
            count: chosen.length,
            a: (text) => (
              <Box component={Link} key="leagues" td="underline" to="/leagues?scope=active">
                {text}
              </Box>
            ),
          }}
        />
      </Box>
      {offered.length > 0 && (
        <CheckList>
          {offered.map(({ id, name, country }) => (
            <Checkbox
              key={id}
              size="sm"
              label={`${country} · ${name}`}
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= maxLeagues}
              onChange={({ currentTarget: { checked } }) => toggle(id, checked)}
            />
          ))}
        </CheckList>
      )}
      {error && (
        <ErrorText component="p" role="alert">
          {error}
        </ErrorText>
      )}
    </Box>
  );
}
