import { graphql } from 'react-relay';

/** Signs this browser out. */
export const signOutMutation = graphql`
  mutation signOutMutation {
    signOut {
      errors {
        code
      }
    }
  }
`;
