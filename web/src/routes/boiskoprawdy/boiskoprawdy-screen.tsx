import { useEffect, useRef } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { boiskoprawdyScreenRecordCampaignVisitMutation as RecordCampaignVisitMutation } from '../../__generated__/boiskoprawdyScreenRecordCampaignVisitMutation.graphql.ts';
import { useAppMutation } from '../../shared/relay/use-app-mutation.ts';

/** Counts the visit of a campaign and redirects to the home page, also when counting fails. */
export function BoiskoprawdyScreen() {
  const navigate = useNavigate();
  const isCounted = useRef(false);
  const [recordCampaignVisit] = useAppMutation<RecordCampaignVisitMutation>(
    boiskoprawdyScreenRecordCampaignVisitMutation,
  );

  useEffect(() => {
    if (isCounted.current) return;
    isCounted.current = true;
    void recordCampaignVisit({ variables: {} })
      .catch(() => undefined)
      .then(() => navigate('/', { replace: true }));
  }, [recordCampaignVisit, navigate]);

  return null;
}

const boiskoprawdyScreenRecordCampaignVisitMutation = graphql`
  mutation boiskoprawdyScreenRecordCampaignVisitMutation {
    recordCampaignVisit {
      errors {
        code
      }
    }
  }
`;
