import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { recordCampaignVisitMutation as RecordCampaignVisitMutation } from '../../__generated__/recordCampaignVisitMutation.graphql.ts';
import { useAppMutation } from '../../shared/relay/use-app-mutation.ts';
import { recordCampaignVisitMutation } from './record-campaign-visit-mutation.ts';

/** Counts the visit once and goes to the home page, whatever came of the counting. Nothing is shown. */
export function BoiskoprawdyScreen() {
  const navigate = useNavigate();
  const isCounted = useRef(false);
  const [recordCampaignVisit] = useAppMutation<RecordCampaignVisitMutation>(recordCampaignVisitMutation);

  useEffect(() => {
    if (isCounted.current) return;
    isCounted.current = true;
    void recordCampaignVisit({ variables: {} })
      .catch(() => undefined)
      .then(() => navigate('/', { replace: true }));
  }, [recordCampaignVisit, navigate]);

  return null;
}
