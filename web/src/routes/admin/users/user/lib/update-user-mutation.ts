import { graphql } from 'react-relay';

/** Changes a person's data; what shows it is brought up to date by the answer. */
export const updateUserMutation = graphql`
  mutation updateUserMutation($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user {
        ...userDataForm_user
      }
      errors {
        field
        code
      }
    }
  }
`;
