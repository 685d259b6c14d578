import { graphql } from 'react-relay';

/** Changes what is written of a tip. */
export const updateTipMutation = graphql`
  mutation updateTipMutation($input: UpdateTipInput!) {
    updateTip(input: $input) {
      tip {
        version
      }
      errors {
        field
        code
      }
    }
  }
`;
