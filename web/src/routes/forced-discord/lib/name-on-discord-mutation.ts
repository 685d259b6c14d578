import { graphql } from 'react-relay';

/** Saves the person's name on Discord; the session takes the person over from the answer. */
export const nameOnDiscordMutation = graphql`
  mutation nameOnDiscordMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
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
