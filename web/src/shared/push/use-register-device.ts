import { graphql } from 'react-relay';
import type { useRegisterDeviceMutation } from '../../__generated__/useRegisterDeviceMutation.graphql.ts';
import { useAppMutation } from '../relay/use-app-mutation.ts';
import { usePushDevice } from './push-context.ts';

const registerDeviceMutation = graphql`
  mutation useRegisterDeviceMutation($input: RegisterDeviceInput!) {
    registerDevice(input: $input) {
      errors {
        code
      }
    }
  }
`;

/** Gives what registers this browser for notifications; false when its push service or the upstream refuses. */
export function useRegisterDevice(): (publicKey: string) => Promise<boolean> {
  const device = usePushDevice();
  const [register] = useAppMutation<useRegisterDeviceMutation>(registerDeviceMutation);
  return async (publicKey) => {
    try {
      const token = await device.subscribe(publicKey);
      const { registerDevice } = await register({ variables: { input: { token, deviceType: 'WEB' } } });
      return registerDevice.errors.length === 0;
    } catch {
      return false;
    }
  };
}
