import { graphql } from 'react-relay';

/** Counts one visit of /boiskoprawdy. */
export const visitBoiskoMutation = graphql`
  mutation visitBoiskoMutation {
    visitBoisko {
      errors {
        code
      }
    }
  }
`;
