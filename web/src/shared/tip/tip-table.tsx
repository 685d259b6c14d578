import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import table from '../ui/live-table.module.css';
import { SortableTh } from '../ui/sortable-th.tsx';
import type { TipSort } from './tip-params.ts';
import styles from './tip-table.module.css';

/** How a table of tips is sorted, and how it is sorted otherwise. */
export interface TipSorting {
  readonly address: { readonly sort: TipSort; readonly direction: 'asc' | 'desc' };
  readonly onChange: (change: TipSorting['address']) => void;
}

interface TipTableProps {
  /** What the table holds, for those who do not see it. */
  readonly label: string;
  /** Whether the quality value has a column of its own. */
  readonly hasQualityValue?: boolean;
  /** Whether newer rows are on their way: the old ones are dimmed. */
  readonly isBusy?: boolean;
  /** How its heads sort it; they do not when absent. */
  readonly sorting?: TipSorting;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table of tips with sticky heads; below 1024 px its rows are cards and the heads are read out only. */
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
  /** Whether the column has figures, which stand on the right. */
  readonly isFigure?: boolean;
  /** What the word means. */
  readonly meaning?: ReactNode;
  readonly children: ReactNode;
}

/** A column's head, which sorts the table where it can be sorted. */
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
  /** What the word means. */
  readonly meaning: ReactNode;
  /** A word that not everybody knows. */
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
