import { graphql } from 'react-relay';

/** Changes a subscription of a person. */
export const changeSubscriptionMutation = graphql`
  mutation changeSubscriptionMutation($input: ChangeSubscriptionInput!) {
    changeSubscription(input: $input) {
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
