import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { chatgptTipsSection_dashboard$key } from '../../../../__generated__/chatgptTipsSection_dashboard.graphql.ts';
import { TipsSection } from './tips-section.tsx';

const dashboardFragment = graphql`
  fragment chatgptTipsSection_dashboard on Dashboard {
    chatgptTips @catch(to: RESULT) {
      ...tipList_tips
    }
  }
`;

interface ChatgptTipsSectionProps {
  readonly dashboard: chatgptTipsSection_dashboard$key;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** The latest AI tips. */
export function ChatgptTipsSection({ dashboard, isRefreshing, onRefresh }: ChatgptTipsSectionProps) {
  const { chatgptTips } = useFragment(dashboardFragment, dashboard);
  return (
    <TipsSection
      kind="CHATGPT"
      title={<FormattedMessage id="member.dashboard.chatgptTips" />}
      tips={chatgptTips}
      isRefreshing={isRefreshing}
      onRefresh={onRefresh}
    />
  );
}
