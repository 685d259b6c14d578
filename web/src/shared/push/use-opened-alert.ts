import { useEffect, useEffectEvent } from 'react';
import { graphql } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import type { useOpenedAlertMutation } from '../../__generated__/useOpenedAlertMutation.graphql.ts';
import { isRecord } from '../is-record.ts';
import { useAppMutation } from '../relay/use-app-mutation.ts';

const markAlertOpenedMutation = graphql`
  mutation useOpenedAlertMutation($input: MarkAlertOpenedInput!) {
    markAlertOpened(input: $input) {
      errors {
        code
      }
    }
  }
`;

/**
 * Says which notification the person has opened: the service worker puts its name into the address of the page that it
 * opens, or tells the page that is open already. The name leaves the address when the server has it.
 */
export function useOpenedAlert(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [commit] = useAppMutation<useOpenedAlertMutation>(markAlertOpenedMutation);
  const alert = new URLSearchParams(search).get('alert');

  // What cannot be told is told when the page is loaded again.
  const tell = useEffectEvent((name: string, onTold: () => void) => {
    commit({ variables: { input: { alert: name } } }).then(onTold, () => {});
  });
  const forget = useEffectEvent(() => {
    const params = new URLSearchParams(search);
    params.delete('alert');
    void navigate({ pathname, search: `${params}`, hash }, { replace: true, preventScrollReset: true });
  });

  useEffect(() => {
    if (alert !== null) tell(alert, forget);
  }, [alert]);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (isRecord(data) && typeof data.alert === 'string') tell(data.alert, () => {});
    };
    navigator.serviceWorker.addEventListener('message', hear);
    return () => navigator.serviceWorker.removeEventListener('message', hear);
  }, []);
}
