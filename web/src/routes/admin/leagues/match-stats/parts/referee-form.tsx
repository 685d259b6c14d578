import { Button, Group, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { refereeForm_match$key } from '../../../../../__generated__/refereeForm_match.graphql.ts';
import type { refereeFormMutation } from '../../../../../__generated__/refereeFormMutation.graphql.ts';
import { type FormError, fieldCode } from '../../../../../shared/forms/field-codes.ts';
import { useUnsaved } from '../../../../../shared/forms/unsaved.ts';
import { useSaving } from '../../../../../shared/forms/use-saving.ts';

const matchFragment = graphql`
  fragment refereeForm_match on Match {
    id
    referee
  }
`;

const mutation = graphql`
  mutation refereeFormMutation($input: SetMatchRefereeInput!) {
    setMatchReferee(input: $input) {
      match {
        version
        ...matchStatsRow_match
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
  readonly match: refereeForm_match$key;
  /** The version that is edited. */
  readonly version: string;
  /** Told what is wrong with an answer, or the version that was saved. */
  readonly onAnswer: (errors: readonly FormError[], version: string | null) => void;
}

/** The name of a match's referee; blank for one who is not known. */
export function RefereeForm({ match, version, onAnswer }: RefereeFormProps) {
  const intl = useIntl();
  const { id, referee } = useFragment(matchFragment, match);
  const [name, setName] = useState(referee ?? '');
  const [isRefused, setRefused] = useState(false);
  useUnsaved(name !== (referee ?? ''));
  const { save, isSaving } = useSaving<refereeFormMutation>({
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
