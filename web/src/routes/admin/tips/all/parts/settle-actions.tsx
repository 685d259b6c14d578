import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { settleActions_tip$key } from '../../../../../__generated__/settleActions_tip.graphql.ts';
import { DialogWithForms } from '../../../../../shared/forms/dialog-with-forms.tsx';
import { ConfirmDialog } from '../../../../../shared/ui/confirm-dialog.tsx';
import { formatUnits } from '../../../../../shared/ui/format-units.ts';
import { tipStatusIcons } from '../../../../../shared/ui/tip-status-icons.ts';
import { useLanguage } from '../../../../../shared/ui/use-language.ts';
import { unitsAfter } from '../lib/units-after.ts';
import { type Outcome, outcomes, useSettleTip } from '../lib/use-settle-tip.ts';
import { CancelReason } from './cancel-reason.tsx';

const tipFragment = graphql`
  fragment settleActions_tip on Tip {
    id
    title
    tip
    status
    stake
    odds
  }
`;

interface SettleActionsProps {
  readonly tip: settleActions_tip$key;
  /** Called when it is done: the pressed button goes, so the focus needs another place. */
  readonly onSettled: () => void;
}

/** Says how a tip ended, after a question; a cancelled one needs its reason. A result can be corrected the same way. */
export function SettleActions({ tip, onSettled }: SettleActionsProps) {
  const intl = useIntl();
  const { id, title, tip: pick, status, stake, odds } = useFragment(tipFragment, tip);
  const language = useLanguage();
  const [asked, setAsked] = useState<Outcome | null>(null);
  const [reason, setReason] = useState('');
  const [isBlank, setBlank] = useState(false);
  const { settle, isSettling } = useSettleTip();
  const name = `${pick}, ${title}`;

  const ask = (outcome: Outcome) => {
    setReason('');
    setBlank(false);
    setAsked(outcome);
  };
  const confirm = async () => {
    if (asked === null) return;
    const isMissing = asked === 'CANCEL' && reason.trim() === '';
    setBlank(isMissing);
    if (isMissing || !(await settle(id, asked, reason.trim()))) return;
    setAsked(null);
    onSettled();
  };

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
              onClick={() => ask(outcome)}
            >
              <Icon size={18} stroke={2} aria-hidden="true" />
            </ActionIcon>
          );
        })}
      <DialogWithForms onClose={() => setAsked(null)}>
        {(close) => (
          <ConfirmDialog
            isOpen={asked !== null}
            title={asked && <FormattedMessage id="admin.tips.ask" values={{ outcome: asked }} />}
            facts={[
              { name: intl.formatMessage({ id: 'common.tip' }), value: pick },
              { name: intl.formatMessage({ id: 'common.match' }), value: title },
              {
                name: intl.formatMessage({ id: 'admin.tips.statusNow' }),
                value: <FormattedMessage id="shared.tip.status" values={{ status }} />,
              },
              ...(asked === null
                ? []
                : [
                    {
                      name: intl.formatMessage({ id: 'admin.tips.statusThen' }),
                      value: (
                        <FormattedMessage
                          id="admin.tips.then"
                          values={{
                            status: intl.formatMessage({ id: 'shared.tip.status' }, { status: asked }),
                            units: formatUnits(unitsAfter(asked, { stake, odds }), language),
                          }}
                        />
                      ),
                    },
                  ]),
            ]}
            action={asked && <FormattedMessage id="admin.tips.do" values={{ outcome: asked }} />}
            isDestructive={asked === 'CANCEL'}
            isBusy={isSettling}
            onConfirm={confirm}
            onClose={close}
          >
            <FormattedMessage id="admin.tips.askText" />
            {asked === 'CANCEL' && <CancelReason value={reason} isBlank={isBlank} onChange={setReason} />}
          </ConfirmDialog>
        )}
      </DialogWithForms>
    </>
  );
}
