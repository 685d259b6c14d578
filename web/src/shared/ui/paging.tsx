import { ActionIcon, Box, Button, Flex, Stack } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useContext, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type AppError, toAppError } from '../relay/app-error.ts';
import { RefreshContext } from '../relay/refresh-context.ts';
import { useAutoRetry } from '../relay/retry-queue.ts';
import { ErrorText } from './error-text.tsx';

interface PagerProps {
  /** For screen readers. */
  readonly label: string;
  /** Starts at 1. */
  readonly page: number;
  readonly pageSize: number;
  /** The number of items on all pages. */
  readonly total: number;
  /** Whether a row of the page no longer belongs to the list: the next page would skip one, so the page is refetched instead. */
  readonly isOutdated?: boolean;
  readonly onChange: (page: number) => void;
}

export function Pager({ label, page, pageSize, total, isOutdated = false, onChange }: PagerProps) {
  const intl = useIntl();
  const { refresh } = useContext(RefreshContext);
  const lastPage = Math.max(Math.ceil(total / pageSize), 1);
  const button = (to: number, id: 'shared.pager.previous' | 'shared.pager.next') => ({
    variant: 'default',
    size: 'var(--control-h)',
    'aria-label': intl.formatMessage({ id }),
    'aria-disabled': to < 1 || to > lastPage,
    ...((to < 1 || to > lastPage) && { 'data-disabled': true }),
    onClick: () => {
      if (to < 1 || to > lastPage) return;
      if (isOutdated && to > page) refresh();
      else onChange(to);
    },
  });
  return (
    <Flex component="nav" gap="sm" align="center" justify="center" aria-label={label}>
      <ActionIcon {...button(page - 1, 'shared.pager.previous')}>
        <IconChevronLeft size={16} stroke={1.8} aria-hidden="true" />
      </ActionIcon>
      <Box
        component="span"
        miw={88}
        c="var(--text-2)"
        fz="var(--fs-13)"
        ta="center"
        style={{ whiteSpace: 'nowrap' }}
        role="status"
      >
        <FormattedMessage
          id="shared.pager.range"
          values={{ from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total), total }}
        />
      </Box>
      <ActionIcon {...button(page + 1, 'shared.pager.next')}>
        <IconChevronRight size={16} stroke={1.8} aria-hidden="true" />
      </ActionIcon>
    </Flex>
  );
}

/** With the result of `usePaginationFragment`. */
interface LoadMoreProps {
  readonly loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => void;
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly pageSize: number;
  readonly label: ReactNode;
  readonly failed: ReactNode;
}

export function LoadMore(props: LoadMoreProps) {
  const { loadNext, hasNext, isLoadingNext, pageSize, label, failed } = props;
  const { isRefreshing } = useContext(RefreshContext);
  const [error, setError] = useState<AppError | null>(null);
  // A refetch starts the list anew, and may be for other filters.
  if (isRefreshing && error) setError(null);
  const loadMore = () => {
    setError(null);
    loadNext(pageSize, { onComplete: (thrown) => setError(thrown && toAppError(thrown)) });
  };
  useAutoRetry(error, loadMore, isLoadingNext);
  return (
    <>
      {error && (
        <ErrorText role="alert" component="p" justify="center">
          {failed}
        </ErrorText>
      )}
      {/* Takes the focus of the removed button. Empty, it takes no space between its neighbours. */}
      <Box
        tabIndex={-1}
        pos={hasNext ? undefined : 'absolute'}
        style={{ placeSelf: 'center', outline: 'none' }}
      >
        {hasNext && (
          <Button variant="default" loading={isLoadingNext} onClick={loadMore}>
            {label}
          </Button>
        )}
      </Box>
    </>
  );
}

export function PanelMore(props: LoadMoreProps) {
  return (
    <Stack
      display={props.hasNext ? undefined : 'contents'}
      gap="xs"
      p="12px 16px"
      style={{ borderTop: '1px solid var(--line)' }}
    >
      <LoadMore {...props} />
    </Stack>
  );
}
