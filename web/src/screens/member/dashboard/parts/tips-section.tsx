import type { ReactNode } from 'react';
import type { tipList_tips$key } from '../../../../__generated__/tipList_tips.graphql.ts';
import { caughtFault } from '../../../../shared/relay/caught-fault.ts';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { DashboardFailed } from './dashboard-failed.tsx';
import { TipList } from './tip-list.tsx';

interface TipsSectionProps {
  readonly title: ReactNode;
  /** The tips of one kind, or why they could not be read. */
  readonly tips:
    | { readonly ok: true; readonly value: tipList_tips$key | null | undefined }
    | { readonly ok: false; readonly errors: readonly unknown[] };
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** A panel of tips of one kind; refused ones are not shown at all. */
export function TipsSection({ title, tips, isRefreshing, onRefresh }: TipsSectionProps) {
  if (!tips.ok) {
    const fault = caughtFault(tips.errors);
    if (fault.code === 'FORBIDDEN') return null;
    return <DashboardFailed title={title} fault={fault} isRefreshing={isRefreshing} onRetry={onRefresh} />;
  }
  if (!tips.value) return null;
  return (
    <Panel title={title}>
      <TipList tips={tips.value} />
    </Panel>
  );
}
