import { graphql } from 'react-relay';

/** Changes a subscription of a person. */
export const updateSubscriptionMutation = graphql`
  mutation updateSubscriptionMutation($input: UpdateUserSubscriptionInput!) {
    updateUserSubscription(input: $input) {
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
