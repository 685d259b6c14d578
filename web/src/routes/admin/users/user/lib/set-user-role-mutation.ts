import { graphql } from 'react-relay';

/** Gives a person a role. */
export const setUserRoleMutation = graphql`
  mutation setUserRoleMutation($input: SetUserRoleInput!) {
    setUserRole(input: $input) {
      user {
        ...userRole_user
      }
      errors {
        field
        code
      }
    }
  }
`;
