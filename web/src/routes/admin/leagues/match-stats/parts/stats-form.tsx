import { Box, Button, Flex, Stack, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { statsForm_match$key } from '../../../../../__generated__/statsForm_match.graphql.ts';
import type { statsFormMutation } from '../../../../../__generated__/statsFormMutation.graphql.ts';
import type { FormError } from '../../../../../shared/forms/form-errors.ts';
import { useUnsaved } from '../../../../../shared/forms/unsaved.ts';
import { useSaving } from '../../../../../shared/forms/use-saving.ts';
import {
  type CountName,
  checkStats,
  countNames,
  firstError,
  maxCounts,
  noStatsErrors,
  type Side,
  type StatsErrors,
  sides,
  statsInput,
  statsServerErrors,
  toStatsDraft,
} from '../lib/stats-draft.ts';

const matchFragment = graphql`
  fragment statsForm_match on Match {
    id
    home {
      team {
        name
      }
      goals
      shots
      shotsOnGoal
      yellowCards
      redCards
      corners
      fouls
    }
    away {
      team {
        name
      }
      goals
      shots
      shotsOnGoal
      yellowCards
      redCards
      corners
      fouls
    }
  }
`;

const mutation = graphql`
  mutation statsFormMutation($input: EditMatchStatsInput!) {
    editMatchStats(input: $input) {
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

interface StatsFormProps {
  readonly match: statsForm_match$key;
  /** The version that is being edited, for the conflict check. */
  readonly version: string;
  /** Receives the errors of the response, or the saved version. */
  readonly onResponse: (errors: readonly FormError[], version: string | null) => void;
}

/** The counts of both teams. A blank field means an unknown count. */
export function StatsForm({ match, version, onResponse }: StatsFormProps) {
  const intl = useIntl();
  const data = useFragment(matchFragment, match);
  const [draft, setDraft] = useState(() => toStatsDraft(data));
  const [fieldErrors, setFieldErrors] = useState(noStatsErrors);
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(toStatsDraft(data)));
  const inputs = useRef(new Map<string, HTMLInputElement | null>());
  const { save, isSaving } = useSaving<statsFormMutation>({
    mutation,
    errorsOf: ({ editMatchStats }) => editMatchStats.errors,
    doneText: intl.formatMessage({ id: 'admin.matchStats.saved' }),
    onSaved: ({ editMatchStats }) => onResponse([], editMatchStats.match?.version ?? null),
  });

  /** Marks the errors and focuses the first. Returns whether there is an error. */
  const showErrors = (errors: StatsErrors) => {
    setFieldErrors(errors);
    const first = firstError(errors);
    if (first) inputs.current.get(`${first.side} ${first.name}`)?.focus();
    return first !== null;
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving || showErrors(checkStats(draft))) return;
    const errors = await save({
      input: { matchId: data.id, version, ...statsInput(draft) },
    });
    if (errors === null) return;
    showErrors(statsServerErrors(errors));
    if (errors.length > 0) onResponse(errors, null);
  };

  const field = (side: Side, name: CountName) => {
    const error = fieldErrors[side][name];
    return (
      <TextInput
        ref={(input) => {
          inputs.current.set(`${side} ${name}`, input);
        }}
        size="sm"
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        aria-label={intl.formatMessage(
          { id: 'admin.matchStats.field' },
          {
            count: intl.formatMessage({ id: 'admin.matchStats.count' }, { stat: name }),
            team: data[side].team.name,
          },
        )}
        value={draft[side][name]}
        onChange={({ currentTarget: { value } }) =>
          setDraft((before) => ({ ...before, [side]: { ...before[side], [name]: value } }))
        }
        error={
          error && intl.formatMessage({ id: 'admin.matchStats.error' }, { error, most: maxCounts[name] })
        }
        styles={{ input: { textAlign: 'right' } }}
      />
    );
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="xs">
        <Flex gap="sm" c="dimmed" fz="xs" aria-hidden="true">
          <Box flex={1} />
          {sides.map((side) => (
            <Text key={side} fz="inherit" w={{ base: 88, sm: 132 }} truncate>
              {data[side].team.name}
            </Text>
          ))}
        </Flex>
        {countNames.map((name) => (
          <Flex key={name} gap="sm">
            <Box component="span" flex={1} pt="xs" fz="sm" aria-hidden="true">
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
