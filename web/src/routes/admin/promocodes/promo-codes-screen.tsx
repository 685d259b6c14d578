import { Box, Button, Card, Table } from '@mantine/core';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { promoCodesScreen_promoCode$key } from '../../../__generated__/promoCodesScreen_promoCode.graphql.ts';
import type { promoCodesScreenCodeListItemMutation } from '../../../__generated__/promoCodesScreenCodeListItemMutation.graphql.ts';
import type { promoCodesScreenQuery } from '../../../__generated__/promoCodesScreenQuery.graphql.ts';
import { useSaving } from '../../../shared/forms/use-saving.ts';
import { useNow } from '../../../shared/live/clock.ts';
import { within } from '../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../shared/routing/screen-with-query.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { dateTimeText } from '../../../shared/ui/dates.ts';
import { ScreenAnswer } from '../../../shared/ui/error-states.tsx';
import { formatPercent, useLanguage } from '../../../shared/ui/formats.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { showToast } from '../../../shared/ui/toast.tsx';
import { Th } from '../parts/th.tsx';

const query = graphql`
  query promoCodesScreenQuery {
    admin @catch(to: RESULT) {
      promoCodes {
        id
        ...promoCodesScreen_promoCode
      }
    }
  }
`;

/** The promo codes at /admin/promocodes, newest first, to be taken out of use. */
export function PromoCodesScreen(state: ScreenProps<promoCodesScreenQuery>) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'admin.promoCodes.title' });
  return (
    <>
      <PageHead
        title={title}
        aside={
          <Button component={Link} to="/admin/promocodes/new">
            <FormattedMessage id="admin.promoCodes.new" />
          </Button>
        }
      />
      <ScreenAnswer
        query={query}
        state={state}
        pick={({ admin }) => within(admin, ({ promoCodes }) => promoCodes)}
        failed={<FormattedMessage id="admin.promoCodes.failed" />}
      >
        {(codes, notice) => (
          <>
            {notice}
            {codes.length === 0 ? (
              <StateMessage
                kind="empty"
                title={<FormattedMessage id="admin.promoCodes.emptyTitle" />}
                reason={<FormattedMessage id="admin.promoCodes.emptyReason" />}
              />
            ) : (
              <Card component="section" aria-label={title}>
                <Table horizontalSpacing="sm" verticalSpacing={6} fz="var(--fs-13)">
                  <thead role="rowgroup">
                    <tr role="row">
                      <Th id="admin.common.code" />
                      <Th id="admin.promoCodes.percent" isFigure />
                      <Th id="common.state" isWide />
                      <Th id="admin.promoCodes.validity" isWide />
                      <Th id="admin.promoCodes.uses" isFigure isWide />
                      <Th id="admin.promoCodes.action" isFigure />
                    </tr>
                  </thead>
                  <tbody role="rowgroup">
                    {codes.map((code) => (
                      <PromoCodeListItem key={code.id} promoCode={code} />
                    ))}
                  </tbody>
                </Table>
              </Card>
            )}
          </>
        )}
      </ScreenAnswer>
    </>
  );
}

const promoCodeFragment = graphql`
  fragment promoCodesScreen_promoCode on PromoCode {
    id
    code
    percent
    isDisabled
    startsAt
    expiresAt
    usageCount
  }
`;

const disableMutation = graphql`
  mutation promoCodesScreenCodeListItemMutation($input: DisablePromoCodeInput!) {
    disablePromoCode(input: $input) {
      promoCode {
        ...promoCodesScreen_promoCode
      }
      errors {
        field
        code
      }
    }
  }
`;

const tones = { active: 'success', planned: 'accent', over: 'muted', disabled: 'muted' } as const;
const icons = { active: IconCheck, planned: IconClock, over: IconX, disabled: IconX };

function PromoCodeListItem({ promoCode: key }: { readonly promoCode: promoCodesScreen_promoCode$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const { id, code, percent, usageCount, ...terms } = useFragment(promoCodeFragment, key);
  const state = useNow((now) => promoCodeState(terms, now));
  const cell = useRef<HTMLTableCellElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { save, isSaving } = useSaving<promoCodesScreenCodeListItemMutation>({
    mutation: disableMutation,
    errorsOf: ({ disablePromoCode }) => disablePromoCode.errors,
    doneText: intl.formatMessage({ id: 'admin.promoCodes.disabled' }, { code }),
  });
  const disable = async () => {
    const errors = await save({ input: { promoCodeId: id } });
    if (errors !== null && errors.length > 0) {
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.form.refused' }) });
    }
    setAsking(false);
    if (errors?.length === 0) cell.current?.focus();
  };
  const Icon = icons[state];
  const stateTag = (
    <Tag tone={tones[state]} icon={<Icon stroke={2} aria-hidden="true" />}>
      <FormattedMessage id="admin.promoCodes.stateName" values={{ state }} />
    </Tag>
  );
  const validity = (
    <>
      {terms.startsAt != null && (
        <FormattedMessage id="admin.promoCodes.from" values={{ moment: dateTimeText(terms.startsAt) }} />
      )}{' '}
      {terms.expiresAt == null ? (
        <FormattedMessage id="admin.promoCodes.endless" />
      ) : (
        <FormattedMessage id="admin.promoCodes.until" values={{ moment: dateTimeText(terms.expiresAt) }} />
      )}
    </>
  );
  const reduction = formatPercent(percent / 100, language, Number.isInteger(percent) ? 0 : 2);
  return (
    <tr role="row">
      <Box
        component="td"
        role="cell"
        ref={cell}
        tabIndex={-1}
        c="var(--text-1)"
        fw={500}
        style={{ overflowWrap: 'anywhere' }}
      >
        {code}
        <Box component="span" hiddenFrom="md" display="block" c="dimmed" fz="xs" fw={400}>
          {stateTag}
        </Box>
        <Box component="span" hiddenFrom="md" display="block" c="dimmed" fz="xs" fw={400}>
          {validity}
        </Box>
      </Box>
      <Box
        component="td"
        role="cell"
        c="var(--text-1)"
        fw={500}
        style={{ overflowWrap: 'anywhere' }}
        data-figure
      >
        {reduction}
      </Box>
      <td role="cell" className="mantine-visible-from-md">
        {stateTag}
      </td>
      <td role="cell" className="mantine-visible-from-md">
        {validity}
      </td>
      <td role="cell" className="mantine-visible-from-md" data-figure>
        {usageCount == null ? '–' : intl.formatNumber(usageCount)}
      </td>
      <td role="cell" data-figure>
        {!terms.isDisabled && (
          <Button
            variant="default"
            size="xs"
            aria-label={intl.formatMessage({ id: 'admin.promoCodes.disableCode' }, { code })}
            onClick={() => setAsking(true)}
          >
            <FormattedMessage id="admin.promoCodes.disable" />
          </Button>
        )}
        <ConfirmDialog
          isOpen={isAsking}
          title={<FormattedMessage id="admin.promoCodes.disableTitle" values={{ code }} />}
          action={<FormattedMessage id="admin.promoCodes.disable" />}
          isDestructive
          isBusy={isSaving}
          onConfirm={() => void disable()}
          onClose={() => setAsking(false)}
        >
          <FormattedMessage id="admin.promoCodes.disableText" />
        </ConfirmDialog>
      </td>
    </tr>
  );
}

/** When a promo code can be used. */
interface PromoCodeTerms {
  readonly isDisabled: boolean;
  readonly startsAt: string | null | undefined;
  readonly expiresAt: string | null | undefined;
}

type PromoCodeState = 'active' | 'planned' | 'over' | 'disabled';

/** The state of a promo code at a moment, in milliseconds since 1970; its end is exclusive. */
export function promoCodeState(
  { isDisabled, startsAt, expiresAt }: PromoCodeTerms,
  now: number,
): PromoCodeState {
  if (isDisabled) return 'disabled';
  if (expiresAt != null && Date.parse(expiresAt) <= now) return 'over';
  return startsAt != null && Date.parse(startsAt) > now ? 'planned' : 'active';
}
