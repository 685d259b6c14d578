import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import table from '../ui/live-table.module.css';
import { SortableTh } from '../ui/sortable-th.tsx';
import type { TipSort } from './tip-params.ts';
import styles from './tip-table.module.css';

interface TipSorting {
  readonly address: { readonly sort: TipSort; readonly direction: 'asc' | 'desc' };
  readonly onChange: (change: TipSorting['address']) => void;
}

interface TipTableProps {
  /** For screen readers. */
  readonly label: string;
  /** Whether the table has a column for the quality value. */
  readonly hasQualityValue?: boolean;
  /** Whether the rows are stale and dimmed. */
  readonly isBusy?: boolean;
  /** Makes the column headers sort the table. */
  readonly sorting?: TipSorting;
  readonly children: ReactNode;
}

/** A table of tips with sticky headers. Below 1024 px its rows are cards and the headers are visually hidden. */
export function TipTable(props: TipTableProps) {
  const { label, hasQualityValue = false, isBusy = false, sorting, children } = props;
  return (
    <table
      role="table"
      className={`${table.table} ${styles.table}`}
      aria-label={label}
      aria-busy={isBusy}
      data-busy={isBusy || undefined}
      data-quality={hasQualityValue || undefined}
    >
      <thead role="rowgroup" className={table.heads}>
        <tr role="row">
          <Head sort="created" sorting={sorting} isFigure className={styles.created}>
            <FormattedMessage id="common.created" />
          </Head>
          <th role="columnheader" scope="col" className={styles.tip}>
            <FormattedMessage id="common.tip" />
          </th>
          <Head sort="kickoff" sorting={sorting}>
            <FormattedMessage id="common.match" />
          </Head>
          <th role="columnheader" scope="col" className={styles.status}>
            <FormattedMessage id="common.status" />
          </th>
          <Head sort="stake" sorting={sorting} isFigure>
            <FormattedMessage id="common.stake" />
          </Head>
          <Head sort="odds" sorting={sorting} isFigure>
            <FormattedMessage id="common.odds" />
          </Head>
          <Head
            sort="ewk"
            sorting={sorting}
            isFigure
            meaning={<FormattedMessage id="shared.tip.ewkMeaning" />}
          >
            <FormattedMessage id="common.ewk" />
          </Head>
          {hasQualityValue && (
            <th role="columnheader" scope="col" data-figure>
              <FormattedMessage id="common.quality" />
            </th>
          )}
          <Head sort="units" sorting={sorting} isFigure>
            <FormattedMessage id="common.units" />
          </Head>
          <th role="columnheader" scope="col" className={styles.action}>
            <VisuallyHidden>
              <FormattedMessage id="common.actions" />
            </VisuallyHidden>
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

interface HeadProps {
  readonly sort: TipSort;
  readonly sorting: TipSorting | undefined;
  readonly className?: string | undefined;
  /** Whether the column is numeric and right-aligned. */
  readonly isFigure?: boolean;
  /** Explains the term. */
  readonly meaning?: ReactNode;
  readonly children: ReactNode;
}

function Head({ sorting, meaning, children, ...head }: HeadProps) {
  if (sorting) {
    return (
      <SortableTh first="desc" {...head} {...sorting} meaning={meaning}>
        {children}
      </SortableTh>
    );
  }
  return (
    <th role="columnheader" scope="col" className={head.className} data-figure={head.isFigure || undefined}>
      {meaning === undefined ? children : <Explained meaning={meaning}>{children}</Explained>}
    </th>
  );
}

interface ExplainedProps {
  readonly meaning: ReactNode;
  readonly children: ReactNode;
}

function Explained({ meaning, children }: ExplainedProps) {
  return (
    <Tooltip label={meaning} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      <UnstyledButton
        c="inherit"
        fz="inherit"
        fw="inherit"
        lh="inherit"
        td="underline dotted"
        style={{ cursor: 'help' }}
      >
        <span>{children}</span>
      </UnstyledButton>
    </Tooltip>
  );
}
