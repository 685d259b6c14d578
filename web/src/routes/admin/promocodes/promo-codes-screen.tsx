import { Button, Card } from '@mantine/core';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { promoCodesScreenDisableMutation } from '../../../__generated__/promoCodesScreenDisableMutation.graphql.ts';
import type { promoCodesScreenQuery } from '../../../__generated__/promoCodesScreenQuery.graphql.ts';
import { useNow } from '../../../shared/live/clock.ts';
import { type CaughtValue, within } from '../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../shared/routing/use-screen-query.ts';
import { ConfirmDialog, useConfirmation } from '../../../shared/ui/confirm-dialog.tsx';
import { dateTimeText } from '../../../shared/ui/dates.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { formatRate, useLanguage } from '../../../shared/ui/formats.ts';
import { Tag } from '../../../shared/ui/tag.tsx';
import { useSaving } from '../../../shared/ui/use-saving.ts';
import { LinkButton } from '../../parts/link-button.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { AdminTable, focusRow } from '../parts/admin-table.tsx';

const screenQuery = graphql`
  query promoCodesScreenQuery {
    admin @catch(to: RESULT) {
      promoCodes {
        id
        code
        percent
        isDisabled
        startsAt
        expiresAt
        usageCount
      }
    }
  }
`;

/** /admin/promocodes: list and disable promo codes. */
export function PromoCodesScreen(state: ScreenProps<promoCodesScreenQuery>) {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <AdminPage
      aside={<LinkButton to="/admin/promocodes/new" label="admin.promoCodes.new" variant="filled" />}
      query={screenQuery}
      state={state}
      pick={({ admin }) => within(admin, ({ promoCodes }) => promoCodes)}
      failed="admin.promoCodes.failed"
      empty={<EmptyState title="admin.promoCodes.emptyTitle" reason="admin.promoCodes.emptyReason" />}
    >
      {(codes) => (
        <Card component="section" aria-label={intl.formatMessage({ id: 'admin.promoCodes.title' })}>
          <AdminTable
            rows={codes}
            rowKey={({ id }) => id}
            columns={[
              {
                head: 'admin.common.code',
                isEmphasized: true,
                isFocusable: true,
                hasMobileLines: true,
                cell: ({ code }) => code,
              },
              {
                head: 'admin.common.discount',
                isEmphasized: true,
                isFigure: true,
                cell: ({ percent }) => formatRate(percent, language),
              },
              {
                head: 'common.state',
                isMobileLine: true,
                cell: (promoCode) => <StateTag {...promoCode} />,
              },
              {
                head: 'admin.promoCodes.validity',
                isMobileLine: true,
                cell: (promoCode) => <Validity {...promoCode} />,
              },
              {
                head: 'admin.promoCodes.uses',
                isFigure: true,
                isDesktopOnly: true,
                cell: ({ usageCount }) => (usageCount == null ? '–' : intl.formatNumber(usageCount)),
              },
              {
                head: 'common.actions',
                isFigure: true,
                cell: (promoCode) => <DisableAction {...promoCode} />,
              },
            ]}
          />
        </Card>
      )}
    </AdminPage>
  );
}

type PromoCode = NonNullable<CaughtValue<promoCodesScreenQuery['response']['admin']>['promoCodes']>[number];

type PromoCodeTerms = Pick<PromoCode, 'isDisabled' | 'startsAt' | 'expiresAt'>;

const tones = { active: 'success', planned: 'accent', over: 'muted', disabled: 'muted' } as const;
const icons = { active: IconCheck, planned: IconClock, over: IconX, disabled: IconX };

function StateTag(terms: PromoCodeTerms) {
  const state = useNow((now) => promoCodeState(terms, now));
  const Icon = icons[state];
  return (
    <Tag tone={tones[state]} icon={<Icon stroke={2} aria-hidden="true" />}>
      <FormattedMessage id="admin.promoCodes.stateName" values={{ state }} />
    </Tag>
  );
}

function Validity({ startsAt, expiresAt }: PromoCodeTerms) {
  return (
    <>
      {startsAt != null && (
        <FormattedMessage id="admin.promoCodes.from" values={{ moment: dateTimeText(startsAt) }} />
      )}{' '}
      {expiresAt == null ? (
        <FormattedMessage id="admin.common.noEnd" />
      ) : (
        <FormattedMessage id="admin.promoCodes.until" values={{ moment: dateTimeText(expiresAt) }} />
      )}
    </>
  );
}

const disableMutation = graphql`
  mutation promoCodesScreenDisableMutation($input: DisablePromoCodeInput!) {
    disablePromoCode(input: $input) {
      promoCode {
        isDisabled
      }
      errors {
        field
        code
      }
    }
  }
`;

function DisableAction({ id, code, isDisabled }: PromoCode) {
  const intl = useIntl();
  const button = useRef<HTMLSpanElement>(null);
  const { save, isSaving } = useSaving<promoCodesScreenDisableMutation>({
    mutation: disableMutation,
    doneText: intl.formatMessage({ id: 'admin.promoCodes.disabled' }, { code }),
    refusedText: () => intl.formatMessage({ id: 'shared.form.refused' }),
    onSaved: () => focusRow(button.current),
  });
  const { ask, dialog } = useConfirmation(save, isSaving);
  return (
    <span ref={button}>
      {!isDisabled && (
        <Button
          variant="default"
          size="xs"
          aria-label={intl.formatMessage({ id: 'admin.promoCodes.disableCode' }, { code })}
          onClick={() => ask({ input: { promoCodeId: id } })}
        >
          <FormattedMessage id="admin.promoCodes.disable" />
        </Button>
      )}
      <ConfirmDialog
        {...dialog}
        title={<FormattedMessage id="admin.promoCodes.disableTitle" values={{ code }} />}
        action={<FormattedMessage id="admin.promoCodes.disable" />}
        isDestructive
      >
        <FormattedMessage id="admin.promoCodes.disableText" />
      </ConfirmDialog>
    </span>
  );
}

/** State at `now` (ms since the epoch). `expiresAt` is exclusive. */
export function promoCodeState({ isDisabled, startsAt, expiresAt }: PromoCodeTerms, now: number) {
  if (isDisabled) return 'disabled';
  if (expiresAt != null && Date.parse(expiresAt) <= now) return 'over';
  return startsAt != null && Date.parse(startsAt) > now ? 'planned' : 'active';
}
