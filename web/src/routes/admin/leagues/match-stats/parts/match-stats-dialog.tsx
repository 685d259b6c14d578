import { Box, Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { matchStatsDialog_match$key } from '../../../../../__generated__/matchStatsDialog_match.graphql.ts';
import type { matchStatsDialogFreshQuery } from '../../../../../__generated__/matchStatsDialogFreshQuery.graphql.ts';
import type { matchStatsDialogRefereeForm_match$key } from '../../../../../__generated__/matchStatsDialogRefereeForm_match.graphql.ts';
import type { matchStatsDialogRefereeFormMutation } from '../../../../../__generated__/matchStatsDialogRefereeFormMutation.graphql.ts';
import { type FormError, fieldCode } from '../../../../../shared/forms/form-errors.ts';
import { useUnsaved } from '../../../../../shared/forms/unsaved.ts';
import { DialogWithForms } from '../../../../../shared/forms/unsaved-guard.tsx';
import { useSaving } from '../../../../../shared/forms/use-saving.ts';
import { dateTimeText } from '../../../../../shared/ui/dates.ts';
import { Notice } from '../../../../../shared/ui/notice.tsx';
import { StatsForm } from './stats-form.tsx';

const refereeFormMatchFragment = graphql`
  fragment matchStatsDialogRefereeForm_match on Match {
    id
    referee
  }
`;

const mutation = graphql`
  mutation matchStatsDialogRefereeFormMutation($input: SetMatchRefereeInput!) {
    setMatchReferee(input: $input) {
      match {
        version
        ...matchStatsScreen_match
        ...matchStatsDialog_match
      }
      errors {
        field
        code
      }
    }
  }
`;

const maxLength = 100;

interface RefereeFormProps {
  readonly match: matchStatsDialogRefereeForm_match$key;
  /** The version that is being edited, for the conflict check. */
  readonly version: string;
  /** Receives the errors of the response, or the saved version. */
  readonly onResponse: (errors: readonly FormError[], version: string | null) => void;
}

function RefereeForm({ match, version, onResponse }: RefereeFormProps) {
  const intl = useIntl();
  const { id, referee } = useFragment(refereeFormMatchFragment, match);
  const [name, setName] = useState(referee ?? '');
  const [isInvalid, setInvalid] = useState(false);
  useUnsaved(name !== (referee ?? ''));
  const { save, isSaving } = useSaving<matchStatsDialogRefereeFormMutation>({
    mutation,
    errorsOf: ({ setMatchReferee }) => setMatchReferee.errors,
    doneText: intl.formatMessage({ id: 'admin.matchStats.refereeSaved' }),
    onSaved: ({ setMatchReferee }) => onResponse([], setMatchReferee.match?.version ?? null),
  });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const errors = await save({ input: { matchId: id, version, referee: name } });
    if (errors === null) return;
    setInvalid(fieldCode(errors, 'referee') !== null);
    if (errors.length > 0) onResponse(errors, null);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Group gap="8px 12px" align="end" pt="md" style={{ borderTop: '1px solid var(--line)' }}>
        <TextInput
          label={intl.formatMessage({ id: 'admin.common.referee' })}
          value={name}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setName(value)}
          error={isInvalid && intl.formatMessage({ id: 'admin.matchStats.refereeInvalid' })}
          flex="1 1 220px"
        />
        <Button type="submit" variant="default" loading={isSaving}>
          <FormattedMessage id="admin.matchStats.saveReferee" />
        </Button>
      </Group>
    </form>
  );
}

const matchFragment = graphql`
  fragment matchStatsDialog_match on Match {
    matchId
    kickOff
    version
    home {
      team {
        name
      }
    }
    away {
      team {
        name
      }
    }
    ...statsForm_match
    ...matchStatsDialogRefereeForm_match
  }
`;

/** Messages for errors that block editing: version conflict, match closed for edits, failed refetch. */
const serverErrorMessages = {
  STALE: 'admin.matchStats.stale',
  NOT_EDITABLE: 'admin.matchStats.notEditable',
  UNREAD: 'admin.matchStats.unread',
} as const;

interface MatchStatsDialogProps {
  readonly match: matchStatsDialog_match$key;
  readonly onClose: () => void;
}

/** Statistics and referee of a match, saved separately. */
export function MatchStatsDialog({ match, onClose }: MatchStatsDialogProps) {
  const intl = useIntl();
  const data = useFragment(matchFragment, match);
  const [serverError, setServerError] = useState<keyof typeof serverErrorMessages | null>(null);
  const [edited, setEdited] = useState({ version: data.version ?? '', formKey: 0 });
  const [isFetching, refetch] = useRefetchMatch(data.matchId);

  const showServerError = (errors: readonly FormError[]) => {
    const code = errors.find(({ field }) => field == null)?.code;
    setServerError(code === 'STALE' || code === 'NOT_EDITABLE' ? code : null);
  };
  const reload = async () => {
    const version = await refetch();
    setServerError(version === null ? 'UNREAD' : null);
    // The new key remounts the forms, which discards unsaved input.
    if (version !== null) setEdited(({ formKey }) => ({ version, formKey: formKey + 1 }));
  };
  const form = {
    match: data,
    version: edited.version,
    onResponse: (errors: readonly FormError[], version: string | null) => {
      showServerError(errors);
      if (version !== null) setEdited(({ formKey }) => ({ version, formKey }));
    },
  };

  return (
    <DialogWithForms onClose={onClose}>
      {(close) => (
        <Modal
          opened
          onClose={close}
          closeOnClickOutside={false}
          size={560}
          title={`${data.home.team.name} – ${data.away.team.name}`}
          closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'common.close' }) }}
        >
          <Stack>
            <Box component="p" c="dimmed" fz="var(--fs-13)">
              {dateTimeText(data.kickOff)}
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
                  <FormattedMessage id={serverErrorMessages[serverError]} />
                </Box>
                {serverError !== 'NOT_EDITABLE' && (
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
            <StatsForm key={`stats ${edited.formKey}`} {...form} />
            <RefereeForm key={`referee ${edited.formKey}`} {...form} />
          </Stack>
        </Modal>
      )}
    </DialogWithForms>
  );
}

const refetchQuery = graphql`
  query matchStatsDialogFreshQuery($matchId: Int!) {
    match(matchId: $matchId) {
      version
      ...matchStatsScreen_match
      ...matchStatsDialog_match
    }
  }
`;

/** Refetches a match into the store. The function returns the new version, or null when the request failed. */
function useRefetchMatch(matchId: number): [boolean, () => Promise<string | null>] {
  const environment = useRelayEnvironment();
  const [isFetching, setFetching] = useState(false);
  const refetch = async () => {
    setFetching(true);
    const version = await fetchQuery<matchStatsDialogFreshQuery>(
      environment,
      refetchQuery,
      { matchId },
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      .then(
        (data) => data?.match?.version ?? null,
        () => null,
      );
    setFetching(false);
    return version;
  };
  return [isFetching, refetch];
}
