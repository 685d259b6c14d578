import { graphql } from 'react-relay';

/** Takes a picture from its tip. */
export const removeTipImageMutation = graphql`
  mutation removeTipImageMutation($imageId: Int!, $version: Int) {
    removeTipImage(input: { imageId: $imageId, version: $version }) {
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
