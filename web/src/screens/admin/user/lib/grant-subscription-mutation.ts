import { graphql } from 'react-relay';

/** Gives a person a subscription. */
export const grantSubscriptionMutation = graphql`
  mutation grantSubscriptionMutation($input: GrantSubscriptionInput!) {
    grantSubscription(input: $input) {
      user {
        ...userSubscriptions_user
      }
      errors {
        field
        code
      }
    }
  }
`;
