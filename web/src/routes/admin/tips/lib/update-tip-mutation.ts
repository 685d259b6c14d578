import { graphql } from 'react-relay';

/** Changes what is written of a tip, also where lists show it. */
export const updateTipMutation = graphql`
  mutation updateTipMutation($input: UpdateTipInput!) {
    updateTip(input: $input) {
      tip {
        version
        ...adminTipRow_tip
        ...tipRow_tip
      }
      errors {
        field
        code
      }
    }
  }
`;
