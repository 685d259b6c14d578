import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { aiTipsSection_dashboard$key } from '../../../__generated__/aiTipsSection_dashboard.graphql.ts';
import { TipsSection } from './tips-section.tsx';

const dashboardFragment = graphql`
  fragment aiTipsSection_dashboard on Dashboard {
    aiTips @catch(to: RESULT) {
      ...tipList_tips
    }
  }
`;

interface AiTipsSectionProps {
  readonly dashboard: aiTipsSection_dashboard$key;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** The latest AI tips. */
export function AiTipsSection({ dashboard, isRefreshing, onRefresh }: AiTipsSectionProps) {
  const { aiTips } = useFragment(dashboardFragment, dashboard);
  return (
    <TipsSection
      kind="AI"
      title={<FormattedMessage id="common.aiTips" />}
      tips={aiTips}
      isRefreshing={isRefreshing}
      onRefresh={onRefresh}
    />
  );
}
