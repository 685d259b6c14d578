import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { Navigate } from 'react-router-dom';
import type { boiskoprawdyScreenRecordCampaignVisitMutation as RecordCampaignVisitMutation } from '../../__generated__/boiskoprawdyScreenRecordCampaignVisitMutation.graphql.ts';
import { useAppMutation } from '../../shared/relay/use-app-mutation.ts';

/** Counts the visit of a campaign and redirects to the home page, also when counting fails. */
export function BoiskoprawdyScreen() {
  const isSent = useRef(false);
  const [isDone, setDone] = useState(false);
  const [recordCampaignVisit] = useAppMutation<RecordCampaignVisitMutation>(
    boiskoprawdyScreenRecordCampaignVisitMutation,
  );

  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void recordCampaignVisit({ variables: {} })
      .catch(() => undefined)
      .then(() => setDone(true));
  }, [recordCampaignVisit]);

  return isDone && <Navigate to="/" replace />;
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
