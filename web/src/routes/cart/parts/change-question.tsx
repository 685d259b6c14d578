import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '../../../i18n/texts.ts';
import { useDialogAbove } from '../../../shared/forms/unsaved.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { formatMoney } from '../../../shared/ui/format-money.ts';
import { planTitle } from '../../../shared/ui/plan-title.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import type { LostByChange } from '../lib/lost-by-change.ts';

interface ChangeQuestionProps {
  readonly isOpen: boolean;
  readonly lost: LostByChange;
  /** Names of the running plan and of the one in the cart, in lower case. */
  readonly running: string;
  readonly chosen: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a change of plan that loses days or money, and names both. */
export function ChangeQuestion({ isOpen, lost, running, chosen, onConfirm, onClose }: ChangeQuestionProps) {
  const intl = useIntl();
  const language = useLanguage();
  useDialogAbove(isOpen);
  const fact = (id: MessageId, value: string) => ({ name: intl.formatMessage({ id }), value });
  const plans = { current: planTitle(running), plan: planTitle(chosen) };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<FormattedMessage id="public.cart.change.title" values={plans} />}
      facts={[
        fact(
          'public.cart.change.days',
          intl.formatMessage({ id: 'public.cart.change.dayCount' }, { days: lost.days }),
        ),
        fact('public.cart.change.rest', formatMoney(lost.restPln, language)),
        fact('public.cart.change.counted', formatMoney(lost.countedPln, language)),
        fact('public.cart.change.lost', formatMoney(lost.lostPln, language)),
      ]}
      action={<FormattedMessage id="public.cart.change.confirm" />}
      isDestructive={lost.lostPln > 0}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <FormattedMessage id="public.cart.change.text" values={plans} />
    </ConfirmDialog>
  );
}
