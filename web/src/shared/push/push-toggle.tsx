import { Box, Stack, Switch } from '@mantine/core';
import { createContext, useContext, useEffect, useEffectEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { pushToggle_user$key } from '../../__generated__/pushToggle_user.graphql.ts';
import type { PushKind, pushToggleMutation } from '../../__generated__/pushToggleMutation.graphql.ts';
import type { pushToggleRegisterDeviceMutation } from '../../__generated__/pushToggleRegisterDeviceMutation.graphql.ts';
import type { pushToggleRegistrationQuery } from '../../__generated__/pushToggleRegistrationQuery.graphql.ts';
import { useAppMutation } from '../relay/use-app-mutation.ts';
import { showFailure } from '../ui/show-failure.ts';
import { showToast } from '../ui/toast.tsx';
import { createPushDevice, type PushDevice } from './push-device.ts';

const setPushPreferenceMutation = graphql`
  mutation pushToggleMutation($input: SetPushPreferenceInput!) {
    setPushPreference(input: $input) {
      viewer {
        user {
          ...pushToggle_user
        }
      }
      errors {
        code
      }
    }
  }
`;

/**
 * Switches notifications of a kind. Switching on requests the permission and registers the device. The preference is saved in any
 * case, with a note when this device will show no notifications.
 */
export function PushToggle({ user, kind }: { user: pushToggle_user$key; kind: PushKind }) {
  const { push } = useFragment(
    graphql`
      fragment pushToggle_user on User {
        push {
          publicKey
          dropinfo
          aiTips
          defaultTips
          specialTips
        }
      }
    `,
    user,
  );
  const intl = useIntl();
  const id = useId();
  const device = useContext(PushContext);
  const [save, isSaving] = useAppMutation<pushToggleMutation>(setPushPreferenceMutation, {
    ignoresViewer: true,
  });
  const [isRegistering, setRegistering] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const wanted = push?.[fields[kind]] ?? false;
  const isAllowed = !hasFailed && Boolean(push?.publicKey) && device.permission() === 'granted';
  const { registerDevice, isUnregistered } = useRegistration(push, isAllowed);
  const isBusy = isSaving || isRegistering;
  const isSilent = wanted && (!isAllowed || isUnregistered);

  /** Whether this browser is registered now. */
  const requestAndRegister = async (publicKey: string) => {
    setRegistering(true);
    try {
      const isGranted = (await device.requestPermission()) === 'granted';
      const isRegistered = isGranted && (await registerDevice(await device.subscribe(publicKey)));
      setFailed(isGranted && !isRegistered);
      return isRegistered;
    } catch {
      // The push service or the request failed. Some browsers throw instead of prompting.
      setFailed(true);
      return false;
    } finally {
      setRegistering(false);
    }
  };
  const toggle = async () => {
    const isRegistered = !wanted && push?.publicKey ? await requestAndRegister(push.publicKey) : false;
    const textOf = (outcome: keyof typeof toastKinds) =>
      intl.formatMessage({ id: 'shared.push.changed' }, { outcome });
    try {
      const { setPushPreference } = await save({ variables: { input: { kind, wanted: !wanted } } });
      const saved = wanted ? 'off' : isRegistered ? 'on' : 'onElsewhere';
      const outcome = setPushPreference.errors.length > 0 ? 'failed' : saved;
      showToast({ kind: toastKinds[outcome], text: textOf(outcome) });
    } catch (thrown) {
      showFailure(intl, thrown, { failed: textOf('failed') });
    }
  };

  return (
    <Stack gap={4}>
      <Switch
        checked={wanted}
        aria-disabled={isBusy || undefined}
        onChange={() => {
          if (!isBusy) void toggle();
        }}
        label={<FormattedMessage id="shared.push.label" values={{ field: fields[kind] }} />}
        aria-describedby={isSilent ? id : undefined}
      />
      {isSilent && (
        <Box id={id} component="p" m={0} c="dimmed" fz="12px" lh="var(--lh-12)">
          <FormattedMessage id="shared.push.silent" values={{ isAllowed: String(isAllowed) }} />
        </Box>
      )}
    </Stack>
  );
}

/** Registers this browser's subscription again on pages without a switch. */
export function PushRegistration() {
  const { viewer } = useLazyLoadQuery<pushToggleRegistrationQuery>(
    graphql`
      query pushToggleRegistrationQuery {
        viewer {
          user {
            push {
              publicKey
            }
          }
        }
      }
    `,
    {},
  );
  useRegistration(viewer?.user.push ?? null, true);
  return null;
}

const toastKinds = { failed: 'error', off: 'success', on: 'success', onElsewhere: 'info' } as const;

const fields = {
  DROPINFO: 'dropinfo',
  AI_TIPS: 'aiTips',
  DEFAULT_TIPS: 'defaultTips',
  SPECIAL_TIPS: 'specialTips',
} as const;

const registerDeviceMutation = graphql`
  mutation pushToggleRegisterDeviceMutation($input: RegisterDeviceInput!) {
    registerDevice(input: $input) {
      errors {
        code
      }
    }
  }
`;

/** The subscription that this page has registered or is registering, by Relay environment, of which each user has one. */
const registered = new WeakMap<IEnvironment, string>();

/** Lets switches that appear later register this browser again, because the server has removed the user's devices. */
export const forgetRegistration = (environment: IEnvironment): boolean => registered.delete(environment);

/**
 * Returns a function that registers a subscription, and whether this browser has none. An existing one is registered again once per
 * page load, because the server forgets devices that it has not seen for 30 days, and when it is replaced. This includes pages on
 * which all switches are off: a saved rule notifies then too. A registration that fails is repeated at the next look.
 * @param push looked at again when any preference changes
 */
function useRegistration(push: { readonly publicKey: string | null } | null, isAllowed: boolean) {
  const environment = useRelayEnvironment();
  const device = useContext(PushContext);
  const [register] = useAppMutation<pushToggleRegisterDeviceMutation>(registerDeviceMutation);
  const [isUnregistered, setUnregistered] = useState(false);

  const registerDevice = async (token: string) => {
    registered.set(environment, token);
    setUnregistered(false);
    let isRegistered = false;
    try {
      const reply = await register({ variables: { input: { token, deviceType: 'WEB' } } });
      isRegistered = reply.registerDevice.errors.length === 0;
    } finally {
      if (!isRegistered && registered.get(environment) === token) registered.delete(environment);
    }
    return isRegistered;
  };
  const renew = useEffectEvent((token: string | null) => {
    setUnregistered(token === null);
    if (token === null || registered.get(environment) === token) return;
    registerDevice(token).catch(() => undefined);
  });
  useEffect(() => {
    const publicKey = push?.publicKey;
    if (!isAllowed || !publicKey) return;
    let isCurrent = true;
    const check = () =>
      device.findSubscription(publicKey).then(
        (token) => isCurrent && renew(token),
        () => isCurrent && renew(null),
      );
    void check();
    const stop = device.onChange(check);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [device, push, isAllowed]);
  return { registerDevice, isUnregistered };
}

export const PushContext = createContext<PushDevice>(createPushDevice(window));
