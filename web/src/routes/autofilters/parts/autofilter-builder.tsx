import { Box, Button, Card, Flex, Skeleton, Stack } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import {
  type SubmitEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useTransition,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import type {
  autofilterBuilderDraftQuery as AutofilterDraftQuery,
  AutofilterInput,
} from '../../../__generated__/autofilterBuilderDraftQuery.graphql.ts';
import type { autofilterFields_leagues$key } from '../../../__generated__/autofilterFields_leagues.graphql.ts';
import { allowLeaving, useUnsaved } from '../../../shared/forms/unsaved.ts';
import { caughtError } from '../../../shared/relay/app-error.ts';
import { RefreshContext } from '../../../shared/relay/refresh-context.ts';
import { ErrorBoundary } from '../../../shared/ui/error-states.tsx';
import {
  type AutofilterErrors,
  type AutofilterForm,
  autofilterInput,
  draftErrors,
  errorFields,
  firstForm,
  formErrors,
} from '../lib/autofilter-form.ts';
import { useCreateAutofilter } from '../lib/use-create-autofilter.ts';
import { AutofilterFields } from './autofilter-fields.tsx';
import { AutofiltersFailed } from './autofilters-failed.tsx';
import { DraftPreview } from './draft-preview.tsx';

interface AutofilterBuilderProps {
  /** The person's active leagues; null where they could not be had. */
  readonly leagues: autofilterFields_leagues$key | null;
  /** How many those are. */
  readonly leagueCount: number | null;
  /** A new autofilter is saved; given its global id. */
  readonly onSaved: (id: string) => void;
  readonly onCancel: () => void;
}

/** Builds an autofilter line by line, and shows beside it what it picks now and how it would have done before. */
export function AutofilterBuilder({ leagues, leagueCount, onSaved, onCancel }: AutofilterBuilderProps) {
  const [form, setForm] = useState<AutofilterForm>(firstForm);
  const [isChecked, setIsChecked] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const draft = useAutofilterDraft(form);
  const { save, isSaving, fieldErrors: refused, isFull, forget } = useCreateAutofilter();
  const found = formErrors(form);
  useUnsaved(form !== firstForm, 'address');
  const fieldErrors = { ...refused, ...(isChecked && found) };

  const change = (next: AutofilterForm) => {
    setForm(next);
    forget();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const first = errorFields.find((field) => found[field]);
    if (first) return element.current?.querySelector<HTMLElement>(`[data-error-field="${first}"]`)?.focus();
    if (isSaving) return;
    await save(autofilterInput(form), (id) => {
      allowLeaving();
      onSaved(id);
    });
  };

  return (
    <form ref={element} onSubmit={submit} noValidate>
      <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'start' }} gap="md">
        <Card flex={{ md: '0 1 380px' }} miw={{ md: 320 }}>
          <AutofilterFields
            form={form}
            onChange={change}
            fieldErrors={fieldErrors}
            leagues={leagues}
            leagueCount={leagueCount}
          />
          <SaveBar fieldErrors={fieldErrors} isFull={isFull} isSaving={isSaving} onCancel={onCancel} />
        </Card>
        <DraftSection draft={draft} />
      </Flex>
    </form>
  );
}

function DraftSection({ draft }: { readonly draft: AutofilterDraft }) {
  const { queryRef, isBehind, retry } = draft;
  return (
    <Stack flex={1} miw={0} opacity={isBehind ? 0.6 : 1} aria-busy={isBehind}>
      {queryRef === null ? (
        <DraftSkeleton />
      ) : (
        <RefreshContext value={{ isRefreshing: isBehind, refresh: retry }}>
          <ErrorBoundary resetKey={queryRef} fallback={(error) => <AutofiltersFailed error={error} />}>
            <Suspense fallback={<DraftSkeleton />}>
              <DraftAnswer queryRef={queryRef} />
            </Suspense>
          </ErrorBoundary>
        </RefreshContext>
      )}
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

function DraftAnswer({ queryRef }: { readonly queryRef: PreloadedQuery<AutofilterDraftQuery> }) {
  const { autofilterDraft } = usePreloadedQuery<AutofilterDraftQuery>(autofilterBuilderDraftQuery, queryRef);
  if (!autofilterDraft.ok) return <AutofiltersFailed error={caughtError(autofilterDraft.errors)} />;
  return autofilterDraft.value ? <DraftPreview draft={autofilterDraft.value} /> : null;
}

/** So long a person has to leave the builder alone before it is tried, in milliseconds. */
export const DRAFT_DELAY = 350;

/** So many of the matches are shown. */
const DRAFT_PAGE = 10;

/** A draft is tried whatever it will be called, also before it has a name. */
const DRAFT_NAME = 'draft';

interface AutofilterDraft {
  /** Null before the first is tried. */
  readonly queryRef: PreloadedQuery<AutofilterDraftQuery> | null;
  /** Whether what is on show belongs to an earlier state of the builder. */
  readonly isBehind: boolean;
  /** Tries it again. */
  readonly retry: () => void;
}

/**
 * Tries the builder's autofilter whenever it has been left alone for a moment, if it has no errors. What is on show
 * stays until the next answer is here; an answer that is overtaken never shows.
 */
function useAutofilterDraft(form: AutofilterForm): AutofilterDraft {
  const [queryRef, load] = useQueryLoader<AutofilterDraftQuery>(autofilterBuilderDraftQuery);
  const [isPending, startTransition] = useTransition();
  const [tried, setTried] = useState<string | null>(null);
  const hasErrors = Object.keys(draftErrors(form)).length > 0;
  const key = hasErrors ? null : JSON.stringify({ ...autofilterInput(form), name: DRAFT_NAME });

  const attempt = (wanted: string) => {
    const input: AutofilterInput = JSON.parse(wanted);
    setTried(wanted);
    startTransition(() => load({ input, first: DRAFT_PAGE }, { fetchPolicy: 'network-only' }));
  };

  const attemptLater = useEffectEvent(attempt);
  useEffect(() => {
    if (key === null || key === tried) return;
    const timer = setTimeout(() => attemptLater(key), DRAFT_DELAY);
    return () => clearTimeout(timer);
  }, [key, tried]);

  return {
    queryRef: queryRef ?? null,
    isBehind: isPending || key !== tried,
    retry: () => key !== null && attempt(key),
  };
}

/** What an autofilter would do that is not saved. */
const autofilterBuilderDraftQuery = graphql`
  query autofilterBuilderDraftQuery($input: AutofilterInput!, $first: Int!) {
    autofilterDraft(input: $input) @catch(to: RESULT) {
      ...draftPreview_draft
    }
  }
`;

interface SaveBarProps {
  /** What has to be fixed, once one has tried to save. */
  readonly fieldErrors: AutofilterErrors;
  /** Whether there are as many autofilters as one may have. */
  readonly isFull: boolean;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
}

function SaveBar({ fieldErrors, isFull, isSaving, onCancel }: SaveBarProps) {
  const intl = useIntl();
  const wrong = errorFields.filter((field) => fieldErrors[field]);
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
        {(wrong.length > 0 || isFull) && (
          <Flex
            component="p"
            gap={6}
            mt={10}
            c="var(--danger-text)"
            fz="var(--fs-13)"
            fw={500}
            lh="var(--lh-13)"
          >
            <IconAlertCircle style={{ flex: 'none', marginTop: 2 }} size={14} stroke={1.8} aria-hidden />
            <span>
              {isFull ? (
                <FormattedMessage id="member.autofilters.tooMany" />
              ) : (
                <FormattedMessage
                  id="member.autofilters.errors"
                  values={{
                    count: wrong.length,
                    fields: intl.formatList(
                      wrong.map((field) => intl.formatMessage({ id: 'member.autofilters.field' }, { field })),
                      { type: 'conjunction' },
                    ),
                  }}
                />
              )}
            </span>
          </Flex>
        )}
      </div>
    </Box>
  );
}
