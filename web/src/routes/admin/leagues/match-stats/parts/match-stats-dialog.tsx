import { Box, Button, Flex, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { matchStatsDialogFreshQuery } from '../../../../../__generated__/matchStatsDialogFreshQuery.graphql.ts';
import type { matchStatsDialogRefereeMutation } from '../../../../../__generated__/matchStatsDialogRefereeMutation.graphql.ts';
import type { matchStatsDialogStatsMutation } from '../../../../../__generated__/matchStatsDialogStatsMutation.graphql.ts';
import type { matchStatsScreen_match$data } from '../../../../../__generated__/matchStatsScreen_match.graphql.ts';
import { DialogWithForms } from '../../../../../shared/forms/unsaved-guard.tsx';
import { useForm } from '../../../../../shared/forms/use-form.ts';
import type { FormError, UserErrorCode } from '../../../../../shared/relay/form-errors.ts';
import { dateTimeText } from '../../../../../shared/ui/dates.ts';
import { Notice } from '../../../../../shared/ui/notice.tsx';
import { useReturnFocus } from '../../../../../shared/ui/use-focus.ts';
import { useSaving } from '../../../../../shared/ui/use-saving.ts';
import {
  type CountName,
  checkStats,
  countNames,
  maxCounts,
  type Side,
  sides,
  statsInput,
  toStatsDraft,
} from '../lib/stats-draft.ts';

/** Statistics and referee of a match, saved separately. */
export function MatchStatsDialog(props: { match: matchStatsScreen_match$data[number]; onClose: () => void }) {
  const { match, onClose } = props;
  const intl = useIntl();
  /** The code of an error without a field, or of a failed refetch. */
  const [serverError, setServerError] = useState<UserErrorCode | 'UNREAD' | null>(null);
  const [reads, setReads] = useState(0);
  const [isFetching, refetch] = useRefetchMatch(match.matchId);
  useReturnFocus();

  const reload = async () => {
    const isRead = await refetch();
    setServerError(isRead ? null : 'UNREAD');
    // The new key remounts the forms, which discards unsaved input.
    if (isRead) setReads(reads + 1);
  };
  const showErrors = (errors: readonly FormError[] | null) => {
    if (errors !== null) setServerError(errors.find(({ field }) => field == null)?.code ?? null);
    return errors;
  };

  return (
    <DialogWithForms onClose={onClose}>
      {(close) => (
        <Modal
          opened
          onClose={close}
          closeOnClickOutside={false}
          size={560}
          title={`${match.home.team.name} – ${match.away.team.name}`}
          closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'common.close' }) }}
        >
          <Stack>
            <Box component="p" c="dimmed" fz="var(--fs-13)">
              {dateTimeText(match.kickOff)}
            </Box>
            {serverError !== null && (
              <Notice
                role="alert"
                tone="danger"
                wrap="wrap"
                fz="var(--fs-13)"
                icon={<IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />}
              >
                <Box component="p" flex="1 1 200px">
                  <FormattedMessage id="admin.matchStats.serverError" values={{ error: serverError }} />
                </Box>
                {(serverError === 'STALE' || serverError === 'UNREAD') && (
                  <Button
                    variant="default"
                    size="compact-sm"
                    loading={isFetching}
                    onClick={() => void reload()}
                  >
                    <FormattedMessage id="admin.matchStats.takeOver" />
                  </Button>
                )}
              </Notice>
            )}
            <StatsForm key={`stats ${reads}`} match={match} showErrors={showErrors} />
            <RefereeForm key={`referee ${reads}`} match={match} showErrors={showErrors} />
          </Stack>
        </Modal>
      )}
    </DialogWithForms>
  );
}

const refetchQuery = graphql`
  query matchStatsDialogFreshQuery($matchId: Int!) {
    match(matchId: $matchId) {
      ...matchStatsScreen_match
    }
  }
`;

/** Refetches a match into the store. The function returns whether it was found. */
function useRefetchMatch(matchId: number): [boolean, () => Promise<boolean>] {
  const environment = useRelayEnvironment();
  const [isFetching, setFetching] = useState(false);
  const refetch = async () => {
    setFetching(true);
    const options = { fetchPolicy: 'network-only' } as const;
    const data = await fetchQuery<matchStatsDialogFreshQuery>(environment, refetchQuery, { matchId }, options)
      .toPromise()
      .catch(() => null);
    setFetching(false);
    return data?.match != null;
  };
  return [isFetching, refetch];
}

interface MatchFormProps {
  readonly match: matchStatsScreen_match$data[number];
  /** Shows the error without a field of a response, if any. Returns the errors. */
  readonly showErrors: (errors: readonly FormError[] | null) => readonly FormError[] | null;
}

const statsMutation = graphql`
  mutation matchStatsDialogStatsMutation($input: EditMatchStatsInput!) {
    editMatchStats(input: $input) {
      match {
        ...matchStatsScreen_match
      }
      errors {
        field
        code
      }
    }
  }
`;

/** The counts of both teams. A blank field means an unknown count. */
function StatsForm({ match, showErrors }: MatchFormProps) {
  const intl = useIntl();
  const { save, isSaving } = useSaving<matchStatsDialogStatsMutation>({
    mutation: statsMutation,
    doneText: intl.formatMessage({ id: 'admin.matchStats.saved' }),
  });
  const form = useForm({
    record: match,
    saved: toStatsDraft,
    texts(error, path) {
      const most = maxCounts[path.split('.')[1] as CountName];
      return intl.formatMessage({ id: 'admin.matchStats.error' }, { error, most });
    },
    check: checkStats,
    send: async (draft, { base: { id, version } }) =>
      showErrors(await save({ input: { matchId: id, version: version ?? '', ...statsInput(draft) } })),
    isSaving,
    staysOpen: true,
    showsOtherErrors: true,
  });
  const field = (side: Side, name: CountName) => (
    <TextInput
      size="sm"
      inputMode="numeric"
      maxLength={3}
      autoComplete="off"
      readOnly={isSaving}
      aria-label={intl.formatMessage(
        { id: 'admin.matchStats.field' },
        {
          count: intl.formatMessage({ id: 'admin.matchStats.count' }, { stat: name }),
          team: match[side].team.name,
        },
      )}
      value={form.values[side][name]}
      onChange={({ currentTarget: { value } }) =>
        form.put({ [side]: { ...form.values[side], [name]: value } })
      }
      error={form.error(`${side}.${name}`)}
      styles={{ input: { textAlign: 'right' } }}
    />
  );

  return (
    <form {...form.element}>
      <Stack gap="xs">
        <Flex gap="sm" c="dimmed" fz="xs" aria-hidden="true">
          <Box flex={1} />
          {sides.map((side) => (
            <Text key={side} fz="inherit" w={{ base: 88, sm: 132 }} truncate>
              {match[side].team.name}
            </Text>
          ))}
        </Flex>
        {countNames.map((name) => (
          <Flex key={name} gap="sm" align="baseline">
            <Box component="span" flex={1} fz="sm" aria-hidden="true">
              <FormattedMessage id="admin.matchStats.count" values={{ stat: name }} />
            </Box>
            {sides.map((side) => (
              <Box key={side} w={{ base: 88, sm: 132 }}>
                {field(side, name)}
              </Box>
            ))}
          </Flex>
        ))}
        <Box component="p" c="dimmed" fz="xs">
          <FormattedMessage id="admin.matchStats.help" />
        </Box>
        <Button type="submit" ml="auto" loading={isSaving}>
          <FormattedMessage id="admin.matchStats.save" />
        </Button>
      </Stack>
    </form>
  );
}

const refereeMutation = graphql`
  mutation matchStatsDialogRefereeMutation($input: SetMatchRefereeInput!) {
    setMatchReferee(input: $input) {
      match {
        ...matchStatsScreen_match
      }
      errors {
        field
        code
      }
    }
  }
`;

function RefereeForm({ match, showErrors }: MatchFormProps) {
  const intl = useIntl();
  const { save, isSaving } = useSaving<matchStatsDialogRefereeMutation>({
    mutation: refereeMutation,
    doneText: intl.formatMessage({ id: 'admin.matchStats.refereeSaved' }),
  });
  const form = useForm({
    record: match,
    saved: (base) => ({ referee: base.referee ?? '' }),
    texts: { referee: { INVALID: 'admin.matchStats.refereeInvalid' } },
    send: async ({ referee }, { base: { id, version } }) =>
      showErrors(await save({ input: { matchId: id, version: version ?? '', referee } })),
    isSaving,
    staysOpen: true,
    showsOtherErrors: true,
  });
  return (
    <form {...form.element}>
      <Group gap="8px 12px" align="end" pt="md" style={{ borderTop: '1px solid var(--line)' }}>
        <TextInput
          {...form.text('referee')}
          label={intl.formatMessage({ id: 'admin.common.referee' })}
          maxLength={100}
          readOnly={isSaving}
          flex="1 1 220px"
        />
        <Button type="submit" variant="default" loading={isSaving}>
          <FormattedMessage id="admin.matchStats.saveReferee" />
        </Button>
      </Group>
    </form>
  );
}
