import { graphql } from 'react-relay';

/** What an autofilter would do that is not saved. */
export const autofilterDraftQuery = graphql`
  query autofilterDraftQuery($input: AutofilterInput!, $first: Int!) {
    autofilterDraft(input: $input) @catch(to: RESULT) {
      ...draftPreview_draft
    }
  }
`;
