import { graphql } from 'react-relay';

/** Counts one visit of /boiskoprawdy. */
export const recordCampaignVisitMutation = graphql`
  mutation recordCampaignVisitMutation {
    recordCampaignVisit {
      errors {
        code
      }
    }
  }
`;
