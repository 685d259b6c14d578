import { graphql } from 'react-relay';

/** Changes the person's data; what shows the person is brought up to date by the answer. */
export const updateProfileMutation = graphql`
  mutation updateProfileMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      viewer {
        ...personForm_viewer
      }
      errors {
        field
        code
      }
    }
  }
`;
