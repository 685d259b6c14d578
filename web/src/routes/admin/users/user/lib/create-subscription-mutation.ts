import { graphql } from 'react-relay';

/** Gives a person a subscription. */
export const createSubscriptionMutation = graphql`
  mutation createSubscriptionMutation($input: CreateUserSubscriptionInput!) {
    createUserSubscription(input: $input) {
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
