import { Box, Button, Card, Flex, Skeleton, Stack } from '@mantine/core';
import { randomId, useDebouncedValue } from '@mantine/hooks';
import { Suspense, useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type {
  autofilterBuilderDraftQuery as AutofilterDraftQuery,
  AutofilterInput,
} from '../../../__generated__/autofilterBuilderDraftQuery.graphql.ts';
import { allowLeaving } from '../../../shared/forms/unsaved.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useIsMounted } from '../../../shared/forms/use-is-mounted.ts';
import { caughtError } from '../../../shared/relay/app-error.ts';
import { RefreshContext } from '../../../shared/relay/refresh-context.ts';
import { ErrorBoundary } from '../../../shared/ui/error-states.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import {
  type AutofilterForm,
  autofilterInput,
  draftErrors,
  errorFields,
  formErrors,
  initialForm,
} from '../lib/autofilter-form.ts';
import { useCreateAutofilter } from '../lib/use-create-autofilter.ts';
import { AutofilterFields, type AutofilterFieldsProps } from './autofilter-fields.tsx';
import { AutofiltersFailed } from './autofilter-matches-section.tsx';
import { DraftPreview } from './draft-preview.tsx';

interface AutofilterBuilderProps extends Pick<AutofilterFieldsProps, 'leagues'> {
  /** Called with the global id of the saved autofilter, unless the user has left the form meanwhile. */
  readonly onSaved: (id: string) => void;
  readonly onCancel: () => void;
}

/** The form for a new autofilter, next to a preview of its matches and its backtest. */
export function AutofilterBuilder({ leagues, onSaved, onCancel }: AutofilterBuilderProps) {
  const intl = useIntl();
  const [isFull, setFull] = useState(false);
  const isMounted = useIsMounted();
  const { save, isSaving } = useCreateAutofilter((id) => {
    if (!isMounted.current) return;
    allowLeaving();
    onSaved(id);
  });
  const { values, put, error, element } = useForm<AutofilterForm>({
    saved: () => initialForm,
    texts: (code, field) => intl.formatMessage({ id: 'member.autofilters.error' }, { field, code }),
    check: formErrors,
    async send(form) {
      const errors = await save({ input: { autofilter: autofilterInput(form) } });
      setFull(errors?.some(({ code }) => code === 'TOO_MANY') ?? false);
      return errors?.map(({ field, code }) => ({ field: field?.slice(1), code })) ?? null;
    },
    isSaving,
    showsOtherErrors: true,
    name: 'autofilter',
    scope: 'address',
  });
  const draft = useAutofilterDraft(values);
  const change = (next: AutofilterForm) => {
    put(next);
    setFull(false);
  };

  return (
    <form {...element}>
      <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'start' }} gap="md">
        <Card flex={{ md: '0 1 390px' }} miw={{ md: 320 }}>
          <AutofilterFields form={values} onChange={change} error={error} leagues={leagues} />
          <SaveBar error={error} isFull={isFull} isSaving={isSaving} onCancel={onCancel} />
        </Card>
        <DraftSection {...draft} />
      </Flex>
    </form>
  );
}

type Draft = ReturnType<typeof useAutofilterDraft>;

function DraftSection({ draft, fetchKey, isStale, retry }: Draft) {
  return (
    <Stack flex={1} miw={0} opacity={isStale ? 0.6 : 1} aria-busy={isStale}>
      <RefreshContext value={{ isRefreshing: isStale, refresh: retry }}>
        <ErrorBoundary
          resetKey={`${draft}${fetchKey}`}
          fallback={(error) => <AutofiltersFailed error={error} />}
        >
          <Suspense fallback={<DraftSkeleton />}>
            {draft === null ? <DraftSkeleton /> : <DraftAnswer draft={draft} fetchKey={fetchKey} />}
          </Suspense>
        </ErrorBoundary>
      </RefreshContext>
    </Stack>
  );
}

function DraftSkeleton() {
  return (
    <Stack aria-hidden="true">
      <Skeleton height={236} />
      <Skeleton height={320} />
    </Stack>
  );
}

function DraftAnswer({ draft, fetchKey }: { readonly draft: string; readonly fetchKey: string }) {
  const input: AutofilterInput = JSON.parse(draft);
  const { autofilterDraft } = useLazyLoadQuery<AutofilterDraftQuery>(
    autofilterBuilderDraftQuery,
    { input, first: draftPageSize },
    { fetchPolicy: 'network-only', fetchKey },
  );
  if (!autofilterDraft.ok) return <AutofiltersFailed error={caughtError(autofilterDraft.errors)} />;
  return autofilterDraft.value ? <DraftPreview draft={autofilterDraft.value} /> : null;
}

export const draftDelayMs = 350;

const draftPageSize = 10;

/** Sent instead of the form's name, so that typing the name does not refetch. */
const draftName = 'draft';

/** The draft in the preview, which follows the valid form after each pause in editing, once its result is there. */
function useAutofilterDraft(form: AutofilterForm) {
  const key = JSON.stringify({ ...autofilterInput(form), name: draftName });
  const isValid = Object.keys(draftErrors(form)).length === 0;
  const [valid, setValid] = useState(isValid ? key : null);
  if (key !== valid && isValid) setValid(key);
  const [settled] = useDebouncedValue(valid, draftDelayMs);
  // Relay keeps the error of a fetch for a while, also for the next form.
  const [attempt, setAttempt] = useState(randomId);
  const draft = useDeferredValue(settled);
  const fetchKey = useDeferredValue(attempt);
  return {
    /** Input as JSON; null before the form was valid. */
    draft,
    fetchKey,
    /** Whether the displayed result belongs to an earlier state of the form. */
    isStale: key !== draft || attempt !== fetchKey,
    retry: () => setAttempt(randomId()),
  };
}

const autofilterBuilderDraftQuery = graphql`
  query autofilterBuilderDraftQuery($input: AutofilterInput!, $first: Int!) {
    autofilterDraft(input: $input) @catch(to: RESULT) {
      ...draftPreview_draft
    }
  }
`;

interface SaveBarProps extends Pick<AutofilterFieldsProps, 'error'> {
  readonly isFull: boolean;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
}

function SaveBar({ error, isFull, isSaving, onCancel }: SaveBarProps) {
  const intl = useIntl();
  const invalidFields = errorFields.filter((field) => error(field));
  return (
    <Box py={14} px="md" bg="var(--surface-inset)" style={{ borderTop: '1px solid var(--line)' }}>
      <Flex gap="xs">
        <Button type="submit" loading={isSaving}>
          <FormattedMessage id="member.autofilters.save" />
        </Button>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          <FormattedMessage id="member.autofilters.cancel" />
        </Button>
      </Flex>
      <div role="alert">
        {(invalidFields.length > 0 || isFull) && (
          <ErrorText component="p" mt={10}>
            {isFull ? (
              <FormattedMessage id="member.autofilters.tooMany" />
            ) : (
              <FormattedMessage
                id="member.autofilters.errors"
                values={{
                  count: invalidFields.length,
                  fields: intl.formatList(
                    invalidFields.map((field) =>
                      intl.formatMessage({ id: 'member.autofilters.field' }, { field }),
                    ),
                    { type: 'conjunction' },
                  ),
                }}
              />
            )}
          </ErrorText>
        )}
      </div>
    </Box>
  );
}
