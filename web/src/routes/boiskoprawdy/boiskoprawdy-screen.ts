import { commitMutation, graphql } from 'react-relay';
import { replace } from 'react-router-dom';
import type { boiskoprawdyScreenMutation } from '../../__generated__/boiskoprawdyScreenMutation.graphql.ts';
import type { RouteScreen } from '../../shared/routing/route.ts';

/** Counts the visit of a campaign and goes to the home page, also when counting fails. */
export const boiskoprawdyScreen: RouteScreen = {
  start(environment) {
    commitMutation<boiskoprawdyScreenMutation>(environment, {
      mutation,
      variables: {},
      onError: () => undefined,
    });
    throw replace('/');
  },
  element: null,
};

const mutation = graphql`
  mutation boiskoprawdyScreenMutation {
    recordCampaignVisit {
      errors {
        code
      }
    }
  }
`;
