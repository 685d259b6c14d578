import { graphql } from 'react-relay';

/** Signs in; the credentials come in the answer's headers and are taken into the store by the network. */
export const signInMutation = graphql`
  mutation signInMutation($input: SignInInput!) {
    signIn(input: $input) {
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
