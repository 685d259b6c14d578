import { Stack } from '@mantine/core';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../../shared/ui/error-boundary.tsx';
import type { AutofilterDraft } from '../lib/use-autofilter-draft.ts';
import { AutofiltersFailed } from './autofilters-failed.tsx';
import { DraftAnswer } from './draft-answer.tsx';
import { DraftSkeleton } from './draft-skeleton.tsx';

/** What the builder's autofilter would do; it follows the builder and is dimmed while it is behind it. */
export function DraftSection({ draft }: { readonly draft: AutofilterDraft }) {
  const { queryRef, isBehind, retry } = draft;
  return (
    <Stack flex={1} miw={0} opacity={isBehind ? 0.6 : 1} aria-busy={isBehind}>
      {queryRef === null ? (
        <DraftSkeleton />
      ) : (
        <ErrorBoundary
          resetKey={queryRef}
          fallback={(fault) => <AutofiltersFailed fault={fault} isRefreshing={isBehind} onRetry={retry} />}
        >
          <Suspense fallback={<DraftSkeleton />}>
            <DraftAnswer queryRef={queryRef} isRefreshing={isBehind} onRetry={retry} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Stack>
  );
}
