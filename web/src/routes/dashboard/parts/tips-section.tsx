import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { tipList_tips$key } from '../../../__generated__/tipList_tips.graphql.ts';
import { caughtError } from '../../../shared/relay/caught-error.ts';
import { type TipKind, tipKindWord } from '../../../shared/tip/tip-kinds.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { DashboardFailed } from './dashboard-failed.tsx';
import { TipList } from './tip-list.tsx';

interface TipsSectionProps {
  readonly kind: TipKind;
  readonly title: ReactNode;
  /** The tips of one kind, or why they could not be read. */
  readonly tips:
    | { readonly ok: true; readonly value: tipList_tips$key | null | undefined }
    | { readonly ok: false; readonly errors: readonly unknown[] };
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** A panel of tips of one kind; refused ones are not shown at all. */
export function TipsSection({ kind, title, tips, isRefreshing, onRefresh }: TipsSectionProps) {
  if (!tips.ok) {
    const fault = caughtError(tips.errors);
    if (fault.code === 'FORBIDDEN') return null;
    return <DashboardFailed title={title} fault={fault} isRefreshing={isRefreshing} onRetry={onRefresh} />;
  }
  if (!tips.value) return null;
  return (
    <Panel
      title={title}
      aside={
        <Link to={`/tips?kind=${tipKindWord(kind)}`}>
          <FormattedMessage id="common.all" />
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      }
    >
      <TipList tips={tips.value} />
    </Panel>
  );
}
