import { graphql } from 'react-relay';

/** Locks or unlocks a person. */
export const setUserLockedMutation = graphql`
  mutation setUserLockedMutation($input: SetUserLockedInput!) {
    setUserLocked(input: $input) {
      user {
        ...userLock_user
      }
      errors {
        field
        code
      }
    }
  }
`;
