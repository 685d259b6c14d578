import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import { type PreloadedQuery, useQueryLoader } from 'react-relay';
import type {
  autofilterDraftQuery as AutofilterDraftQuery,
  AutofilterInput,
} from '../../../__generated__/autofilterDraftQuery.graphql.ts';
import { autofilterDraftQuery } from './autofilter-draft-query.ts';
import { draftFaults } from './autofilter-faults.ts';
import type { AutofilterForm } from './autofilter-form.ts';
import { autofilterInput } from './autofilter-input.ts';

/** So long a person has to leave the builder alone before it is tried, in milliseconds. */
export const DRAFT_DELAY = 350;

/** So many of the matches are shown. */
const DRAFT_PAGE = 10;

/** A draft is tried whatever it will be called, also before it has a name. */
const DRAFT_NAME = 'draft';

/** The latest draft that was tried. */
export interface AutofilterDraft {
  /** Null before the first is tried. */
  readonly queryRef: PreloadedQuery<AutofilterDraftQuery> | null;
  /** Whether what is on show belongs to an earlier state of the builder. */
  readonly isBehind: boolean;
  /** Tries it again. */
  readonly retry: () => void;
}

/**
 * Tries the builder's autofilter whenever it has been left alone for a moment, if it has no faults. What is on show
 * stays until the next answer is here; an answer that is overtaken never shows.
 */
export function useAutofilterDraft(form: AutofilterForm): AutofilterDraft {
  const [queryRef, load] = useQueryLoader<AutofilterDraftQuery>(autofilterDraftQuery);
  const [isPending, startTransition] = useTransition();
  const [tried, setTried] = useState<string | null>(null);
  const hasFaults = Object.keys(draftFaults(form)).length > 0;
  const key = hasFaults ? null : JSON.stringify({ ...autofilterInput(form), name: DRAFT_NAME });

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
