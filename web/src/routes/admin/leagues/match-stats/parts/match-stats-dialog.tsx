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

const maxLetters = 100;

interface RefereeFormProps {
  readonly match: matchStatsDialogRefereeForm_match$key;
  /** The version that is edited. */
  readonly version: string;
  /** Told what is wrong with an answer, or the version that was saved. */
  readonly onAnswer: (errors: readonly FormError[], version: string | null) => void;
}

function RefereeForm({ match, version, onAnswer }: RefereeFormProps) {
  const intl = useIntl();
  const { id, referee } = useFragment(refereeFormMatchFragment, match);
  const [name, setName] = useState(referee ?? '');
  const [isRefused, setRefused] = useState(false);
  useUnsaved(name !== (referee ?? ''));
  const { save, isSaving } = useSaving<matchStatsDialogRefereeFormMutation>({
    mutation,
    errorsOf: ({ setMatchReferee }) => setMatchReferee.errors,
    doneText: intl.formatMessage({ id: 'admin.matchStats.refereeSaved' }),
    onSaved: ({ setMatchReferee }) => onAnswer([], setMatchReferee.match?.version ?? null),
  });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const errors = await save({ input: { matchId: id, version, referee: name } });
    if (errors === null) return;
    setRefused(fieldCode(errors, 'referee') !== null);
    if (errors.length > 0) onAnswer(errors, null);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Group gap="8px 12px" align="end" pt="md" style={{ borderTop: '1px solid var(--line)' }}>
        <TextInput
          label={intl.formatMessage({ id: 'admin.common.referee' })}
          value={name}
          maxLength={maxLetters}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setName(value)}
          error={isRefused && intl.formatMessage({ id: 'admin.matchStats.refereeInvalid' })}
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

/** What keeps the match from being edited: another admin was quicker, it is closed by now, or it could not be read again. */
const serverErrors = {
  STALE: 'admin.matchStats.stale',
  NOT_EDITABLE: 'admin.matchStats.notEditable',
  UNREAD: 'admin.matchStats.unread',
} as const;

interface MatchStatsDialogProps {
  readonly match: matchStatsDialog_match$key;
  readonly onClose: () => void;
}

/** The statistics and the referee of a match, each saved by itself. A click beside it closes nothing. */
export function MatchStatsDialog({ match, onClose }: MatchStatsDialogProps) {
  const intl = useIntl();
  const data = useFragment(matchFragment, match);
  const [serverError, setServerError] = useState<keyof typeof serverErrors | null>(null);
  const [seen, setSeen] = useState({ version: data.version ?? '', turn: 0 });
  const [isFetching, refetch] = useFreshMatch(data.matchId);

  const refuse = (errors: readonly FormError[]) => {
    const code = errors.find(({ field }) => field == null)?.code;
    setServerError(code === 'STALE' || code === 'NOT_EDITABLE' ? code : null);
  };
  const takeOver = async () => {
    const version = await refetch();
    setServerError(version === null ? 'UNREAD' : null);
    // What is typed gives way to what the match says now.
    if (version !== null) setSeen(({ turn }) => ({ version, turn: turn + 1 }));
  };
  const form = {
    match: data,
    version: seen.version,
    onAnswer: (errors: readonly FormError[], version: string | null) => {
      refuse(errors);
      if (version !== null) setSeen(({ turn }) => ({ version, turn }));
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
                  <FormattedMessage id={serverErrors[serverError]} />
                </Box>
                {serverError !== 'NOT_EDITABLE' && (
                  <Button
                    variant="default"
                    size="compact-sm"
                    loading={isFetching}
                    onClick={() => void takeOver()}
                  >
                    <FormattedMessage id="admin.matchStats.takeOver" />
                  </Button>
                )}
              </Notice>
            )}
            <StatsForm key={`stats ${seen.turn}`} {...form} />
            <RefereeForm key={`referee ${seen.turn}`} {...form} />
          </Stack>
        </Modal>
      )}
    </DialogWithForms>
  );
}

const freshQuery = graphql`
  query matchStatsDialogFreshQuery($matchId: Int!) {
    match(matchId: $matchId) {
      version
      ...matchStatsScreen_match
      ...matchStatsDialog_match
    }
  }
`;

/** Reads a match anew into the store; gives whether that goes on, and how to begin: its version, null when it did not come. */
function useFreshMatch(matchId: number): [boolean, () => Promise<string | null>] {
  const environment = useRelayEnvironment();
  const [isFetching, setReading] = useState(false);
  const read = async () => {
    setReading(true);
    const version = await fetchQuery<matchStatsDialogFreshQuery>(
      environment,
      freshQuery,
      { matchId },
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      .then(
        (data) => data?.match?.version ?? null,
        () => null,
      );
    setReading(false);
    return version;
  };
  return [isFetching, read];
}
