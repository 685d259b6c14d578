import { ActionIcon, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ComponentProps, type RefObject, useContext, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { settleActions_tip$key } from '../../../../../__generated__/settleActions_tip.graphql.ts';
import type { settleActionsTipMutation } from '../../../../../__generated__/settleActionsTipMutation.graphql.ts';
import { useUnsaved } from '../../../../../shared/forms/unsaved.ts';
import { DialogWithForms } from '../../../../../shared/forms/unsaved-guard.tsx';
import { useNow } from '../../../../../shared/live/clock.ts';
import { isConflict } from '../../../../../shared/relay/form-errors.ts';
import { RefreshContext } from '../../../../../shared/relay/refresh-context.ts';
import { ConfirmDialog, useConfirmation } from '../../../../../shared/ui/confirm-dialog.tsx';
import { dateTimeText } from '../../../../../shared/ui/dates.ts';
import { formatUnits, useLanguage } from '../../../../../shared/ui/formats.ts';
import { Notice } from '../../../../../shared/ui/notice.tsx';
import { tipStatusIcons } from '../../../../../shared/ui/tip-status-icon.tsx';
import { useSaving } from '../../../../../shared/ui/use-saving.ts';
import { focusRow } from '../../../parts/admin-table.tsx';

const tipFragment = graphql`
  fragment settleActions_tip on Tip {
    id
    title
    tip
    status
    stake
    odds
    kickOff
    version
  }
`;

/**
 * Settles a tip or corrects its result, after confirmation. Cancelling requires a reason. When others change the tip, the open
 * dialog shows the new data and says so.
 */
export function SettleActions({ tip }: { readonly tip: settleActions_tip$key }) {
  const intl = useIntl();
  const data = useFragment(tipFragment, tip);
  const { id, title, tip: pick, status, stake, odds, kickOff, version = null } = data;
  const { refresh } = useContext(RefreshContext);
  const language = useLanguage();
  const pressedCell = useRef<Element>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [isBlank, setBlank] = useState(false);
  /** The data when the dialog was opened; null once a change is known that is not loaded yet. */
  const [opened, setOpened] = useState<typeof data | null>(data);
  const { save, isSaving } = useSaving<settleActionsTipMutation>({
    mutation,
    doneText: intl.formatMessage({ id: 'admin.tips.settled' }),
    refusedText: (errors) => (isConflict(errors) ? null : intl.formatMessage({ id: 'shared.form.refused' })),
  });
  const settle = async (result: Outcome) => {
    const cancelReason = result === 'CANCEL' ? reason.trim() : null;
    setBlank(cancelReason === '');
    if (cancelReason === '') {
      reasonField.current?.focus();
      return false;
    }
    const errors = await save({ input: { tipId: id, version, result, cancelReason } });
    if (errors && isConflict(errors)) {
      setOpened(null);
      refresh();
    }
    // The pressed button is removed.
    if (errors?.length === 0) focusRow(pressedCell.current);
    return errors?.length === 0;
  };
  const { subject: selected, ask, dialog } = useConfirmation(settle, isSaving);
  const name = `${pick}, ${title}`;

  return (
    <>
      {outcomes
        .filter((outcome) => outcome !== status)
        .map((outcome) => {
          const Icon = tipStatusIcons[outcome];
          return (
            <ActionIcon
              key={outcome}
              aria-haspopup="dialog"
              aria-label={intl.formatMessage({ id: 'admin.tips.set' }, { outcome, name })}
              title={intl.formatMessage({ id: 'admin.tips.do' }, { outcome })}
              onClick={({ currentTarget }) => {
                pressedCell.current = currentTarget.closest('td');
                setReason('');
                setBlank(false);
                setOpened(data);
                ask(outcome);
              }}
            >
              <Icon size={18} stroke={2} aria-hidden="true" />
            </ActionIcon>
          );
        })}
      <DialogWithForms onClose={dialog.onClose}>
        {(close) => (
          <ConfirmDialog
            {...dialog}
            title={selected && <FormattedMessage id="admin.tips.ask" values={{ outcome: selected }} />}
            facts={[
              { name: 'common.tip', value: pick },
              { name: 'common.match', value: title },
              {
                name: 'admin.tips.statusNow',
                value: <FormattedMessage id="shared.tip.status" values={{ status }} />,
              },
              {
                name: 'admin.tips.statusThen',
                value: selected && (
                  <FormattedMessage
                    id="admin.tips.then"
                    values={{
                      status: intl.formatMessage({ id: 'shared.tip.status' }, { status: selected }),
                      units: formatUnits(unitsAfter(selected, { stake, odds }), language),
                    }}
                  />
                ),
              },
            ]}
            action={selected && <FormattedMessage id="admin.tips.do" values={{ outcome: selected }} />}
            isDestructive={selected === 'CANCEL'}
            onClose={close}
          >
            <FormattedMessage id="admin.tips.askText" values={{ outcome: selected }} />
            {dialog.isOpen && !isSaving && data !== opened && (
              <DialogNotice role="alert">
                <FormattedMessage id="admin.common.stale" />
              </DialogNotice>
            )}
            {selected !== 'CANCEL' && <KickOffWarning kickOff={kickOff} />}
            {selected === 'CANCEL' && (
              <CancelReason ref={reasonField} value={reason} isBlank={isBlank} onChange={setReason} />
            )}
          </ConfirmDialog>
        )}
      </DialogWithForms>
    </>
  );
}

/** Warns that a tip whose first match is still to come is about to get a result. */
function KickOffWarning({ kickOff }: { readonly kickOff: string }) {
  const isComing = useNow((now) => Date.parse(kickOff) > now);
  if (!isComing) return null;
  return (
    <DialogNotice>
      <FormattedMessage id="admin.tips.notStarted" values={{ moment: dateTimeText(kickOff) }} />
    </DialogNotice>
  );
}

function DialogNotice(notice: Pick<ComponentProps<typeof Notice>, 'role' | 'children'>) {
  return (
    <Notice
      {...notice}
      tone="danger"
      mt="sm"
      fz="var(--fs-13)"
      icon={<IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />}
    />
  );
}

/** Profit in units for an outcome. */
function unitsAfter(outcome: Outcome, { stake, odds }: { stake: number; odds: number }): number {
  if (outcome === 'CANCEL') return 0;
  return outcome === 'SUCCESS' ? stake * (odds - 1) : -stake;
}

interface CancelReasonProps {
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  /** Whether it was submitted blank. */
  readonly isBlank: boolean;
  readonly onChange: (value: string) => void;
}

function CancelReason({ ref, value, isBlank, onChange }: CancelReasonProps) {
  const intl = useIntl();
  useUnsaved(value.trim() !== '');
  return (
    <Textarea
      ref={ref}
      mt="sm"
      rows={2}
      maxLength={500}
      required
      label={intl.formatMessage({ id: 'common.reasonForCancelling' })}
      description={intl.formatMessage({ id: 'admin.tips.reasonHelp' })}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={isBlank && intl.formatMessage({ id: 'admin.tips.reasonBlank' })}
    />
  );
}

const outcomes = ['SUCCESS', 'FAIL', 'CANCEL'] as const;

type Outcome = (typeof outcomes)[number];

const mutation = graphql`
  mutation settleActionsTipMutation($input: SettleTipInput!) {
    settleTip(input: $input) {
      tip {
        status
        cancelReason
        profitUnits
        version
      }
      errors {
        field
        code
      }
    }
  }
`;
