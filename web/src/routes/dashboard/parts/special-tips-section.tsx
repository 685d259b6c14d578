import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { specialTipsSection_dashboard$key } from '../../../__generated__/specialTipsSection_dashboard.graphql.ts';
import { TipsSection } from './tips-section.tsx';

const dashboardFragment = graphql`
  fragment specialTipsSection_dashboard on Dashboard {
    specialTips @catch(to: RESULT) {
      ...tipsSection_tips
    }
  }
`;

interface SpecialTipsSectionProps {
  readonly dashboard: specialTipsSection_dashboard$key;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** The latest special tips. */
export function SpecialTipsSection({ dashboard, isRefreshing, onRefresh }: SpecialTipsSectionProps) {
  const { specialTips } = useFragment(dashboardFragment, dashboard);
  return (
    <TipsSection
      kind="SPECIAL"
      title={<FormattedMessage id="common.specialTips" />}
      tips={specialTips}
      isRefreshing={isRefreshing}
      onRefresh={onRefresh}
    />
  );
}
