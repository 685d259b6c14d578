import { graphql } from 'react-relay';

/** Publishes a tip. */
export const createTipMutation = graphql`
  mutation createTipMutation($input: CreateTipInput!) {
    createTip(input: $input) {
      tip {
        uid
      }
      errors {
        field
        code
      }
    }
  }
`;
