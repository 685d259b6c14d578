import { type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { autofilterDraftQuery as AutofilterDraftQuery } from '../../../__generated__/autofilterDraftQuery.graphql.ts';
import { caughtError } from '../../../shared/relay/caught-error.ts';
import { autofilterDraftQuery } from '../lib/autofilter-draft-query.ts';
import { AutofiltersFailed } from './autofilters-failed.tsx';
import { DraftPreview } from './draft-preview.tsx';

interface DraftAnswerProps {
  readonly queryRef: PreloadedQuery<AutofilterDraftQuery>;
  readonly isRefreshing: boolean;
  readonly onRetry: () => void;
}

/** The answer to a draft: what it does, that it could not be read, or nothing where nobody can tell. */
export function DraftAnswer({ queryRef, isRefreshing, onRetry }: DraftAnswerProps) {
  const { autofilterDraft } = usePreloadedQuery<AutofilterDraftQuery>(autofilterDraftQuery, queryRef);
  if (!autofilterDraft.ok) {
    const fault = caughtError(autofilterDraft.errors);
    return <AutofiltersFailed fault={fault} isRefreshing={isRefreshing} onRetry={onRetry} />;
  }
  return autofilterDraft.value ? <DraftPreview draft={autofilterDraft.value} /> : null;
}
