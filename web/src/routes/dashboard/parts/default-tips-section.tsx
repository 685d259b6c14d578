import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { defaultTipsSection_dashboard$key } from '../../../__generated__/defaultTipsSection_dashboard.graphql.ts';
import { TipsSection } from './tips-section.tsx';

const dashboardFragment = graphql`
  fragment defaultTipsSection_dashboard on Dashboard {
    defaultTips @catch(to: RESULT) {
      ...tipList_tips
    }
  }
`;

interface DefaultTipsSectionProps {
  readonly dashboard: defaultTipsSection_dashboard$key;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** The latest standard tips. */
export function DefaultTipsSection({ dashboard, isRefreshing, onRefresh }: DefaultTipsSectionProps) {
  const { defaultTips } = useFragment(dashboardFragment, dashboard);
  return (
    <TipsSection
      kind="DEFAULT"
      title={<FormattedMessage id="common.standardTips" />}
      tips={defaultTips}
      isRefreshing={isRefreshing}
      onRefresh={onRefresh}
    />
  );
}
