import { graphql } from 'react-relay';

/** Opens an account; the credentials come in the answer's headers and are taken into the store by the network. */
export const registerMutation = graphql`
  mutation registerMutation($input: RegisterInput!) {
    register(input: $input) {
      viewer {
        ...sessionQuery_viewer
      }
      errors {
        field
        code
      }
    }
  }
`;
