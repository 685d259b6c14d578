import { graphql } from 'react-relay';

/** Takes a picture from its tip. */
export const removeTipImageMutation = graphql`
  mutation removeTipImageMutation($input: RemoveTipImageInput!) {
    removeTipImage(input: $input) {
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
