import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { visitBoiskoMutation as VisitBoiskoMutation } from '../../../__generated__/visitBoiskoMutation.graphql.ts';
import { useAppMutation } from '../../../shared/relay/use-app-mutation.ts';
import { visitBoiskoMutation } from './visit-boisko-mutation.ts';

/** Counts the visit once and goes to the home page, whatever came of the counting. Nothing is shown. */
export function BoiskoprawdyScreen() {
  const navigate = useNavigate();
  const isCounted = useRef(false);
  const [visitBoisko] = useAppMutation<VisitBoiskoMutation>(visitBoiskoMutation);

  useEffect(() => {
    if (isCounted.current) return;
    isCounted.current = true;
    void visitBoisko({ variables: {} })
      .catch(() => undefined)
      .then(() => navigate('/', { replace: true }));
  }, [visitBoisko, navigate]);

  return null;
}
