import { Box, Flex } from '@mantine/core';
import { IconCheck, IconClock, IconLock } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNow } from '../../../../shared/live/clock.ts';
import { dateTimeText } from '../../../../shared/ui/dates.ts';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { lastDay } from '../../../../shared/ui/warsaw-day.ts';
import {
  type AddOn,
  type AddOns,
  hasAddOn,
  type Period,
  type Role,
  subscriptionState,
} from '../../lib/users.ts';

export function LockedTag({ since }: { readonly since?: string }) {
  return (
    <Tag tone="danger" icon={<IconLock stroke={2} aria-hidden="true" />}>
      {since === undefined ? (
        <FormattedMessage id="admin.locked.short" />
      ) : (
        <FormattedMessage id="admin.locked.since" values={{ moment: dateTimeText(since) }} />
      )}
    </Tag>
  );
}

const tones = { TYPER: 'accent', ADMIN: 'neutral', UNKNOWN: 'muted' } as const;

export function RoleTag({ role }: { readonly role: Role }) {
  const name = <FormattedMessage id="admin.role.name" values={{ role }} />;
  return role === 'USER' ? name : <Tag tone={tones[role]}>{name}</Tag>;
}

/** Marks the account that the service itself uses for live updates. */
export function ServiceTag() {
  return (
    <Tag tone="muted">
      <FormattedMessage id="admin.service.account" />
    </Tag>
  );
}

export function BooleanIcon({ value }: { readonly value: boolean }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: value ? 'common.yes' : 'common.no' });
  return (
    <Box component="span" role="img" aria-label={label} c={value ? 'var(--success-text)' : 'dimmed'}>
      {value ? (
        <IconCheck size={15} stroke={2} style={{ verticalAlign: 'middle' }} aria-hidden="true" />
      ) : (
        '–'
      )}
    </Box>
  );
}

interface AddOnIconProps {
  readonly subscription: AddOns | null;
  readonly addOn: AddOn;
}

/** Whether a subscription includes an add-on now. */
export function AddOnIcon({ subscription, addOn }: AddOnIconProps) {
  return <BooleanIcon value={useNow((now) => subscription != null && hasAddOn(subscription, addOn, now))} />;
}

const inks = { coming: 'inherit', running: 'inherit', over: 'var(--muted-text)', ending: 'var(--warm-text)' };

/** The last day of a subscription, highlighted when it ends soon or has ended. */
export function SubscriptionEnd(subscription: Period) {
  const state = useNow((now) => subscriptionState(subscription, now));
  const isEnding = state === 'ending';
  return (
    <Flex
      component="span"
      display="inline-flex"
      wrap="wrap"
      columnGap={4}
      align="center"
      c={inks[state]}
      {...(isEnding && { px: 6, fw: 600, bg: 'var(--warm-soft)', bdrs: 'xs' })}
    >
      {isEnding && <IconClock size={13} stroke={2} aria-hidden="true" />}
      {lastDay(subscription.expiresAt)}
      {state !== 'running' && (
        <Box component="span" c={isEnding ? 'inherit' : 'dimmed'} fz="xs">
          <FormattedMessage id="admin.subscription.state" values={{ state }} />
        </Box>
      )}
    </Flex>
  );
}
