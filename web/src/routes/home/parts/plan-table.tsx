import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MessageId } from '../../../i18n/texts.ts';
import type { CartMonths } from '../../../shared/payment/cart-store.ts';
import type { Permission, SessionPlan } from '../../../shared/session/session-state.ts';
import { useSession } from '../../../shared/session/use-session.tsx';
import { formatMoney, useLanguage } from '../../../shared/ui/formats.ts';
import { planPair } from '../lib/plans.ts';
import { PlanButton, PlanHead, PlanPager, PlanPrice, PlanTabs, PlanTotal } from './plan-head.tsx';
import styles from './plan-table.module.css';

interface PlanRow {
  readonly name: string;
  readonly head: ReactNode;
  readonly help?: ReactNode;
  readonly className?: string | undefined;
  readonly cell: (plan: SessionPlan) => ReactNode;
}

const permissionRow = (permission: Permission, head: MessageId, help?: MessageId): PlanRow => ({
  name: permission,
  head: <FormattedMessage id={head} />,
  help: help && <FormattedMessage id={help} />,
  cell: ({ permissions }) => <Has included={permissions.includes(permission)} />,
});

const featureRows: readonly PlanRow[] = [
  permissionRow('STATS', 'common.leagueStatistics', 'public.home.plans.STATSHelp'),
  {
    name: 'tips',
    head: <FormattedMessage id="public.home.plans.tipsSeen" />,
    help: <FormattedMessage id="public.home.plans.tipsSeenHelp" />,
    cell: (plan) => <PlanTips plan={plan} />,
  },
  permissionRow('DEFAULT_TIPS', 'common.standardTips'),
  permissionRow('SPECIAL_TIPS', 'common.specialTips'),
  permissionRow('AI_TIPS', 'common.aiTips'),
  permissionRow('AUTOFILTERS', 'common.autofilters'),
  permissionRow('DROPINFO', 'common.dropinfo', 'public.home.plans.DROPINFOHelp'),
  permissionRow('DROPINFO_FILTERS', 'common.dropinfoFilters', 'public.home.plans.DROPINFO_FILTERSHelp'),
  {
    name: 'goq',
    head: <FormattedMessage id="common.goq" />,
    help: (
      <FormattedMessage
        id="public.home.plans.goqHelp"
        values={{ link: (text) => <Link to="/goq">{text}</Link> }}
      />
    ),
    cell: (plan) => <PlanGoq plan={plan} />,
  },
  {
    name: 'discord',
    head: <FormattedMessage id="common.discord" />,
    help: <FormattedMessage id="public.home.plans.discordHelp" />,
    cell: (plan) => <PlanAddOn plan={plan} />,
  },
];

/** Compares the plans. Narrower windows show two, or one with tabs. */
export function PlanTable({ plans, months }: { plans: readonly SessionPlan[]; months: CartMonths }) {
  const { site } = useSession();
  const [start, setStart] = useState(0);
  const pair = planPair(start, plans.length);

  /** Attributes by which the CSS shows a plan's column depending on the window's width. */
  const column = (plan: SessionPlan, index: number) => ({
    'data-plan': plan.name,
    'data-recommended': plan.name === site.recommendedPlan || undefined,
    'data-in-pair': (index >= pair.first && index <= pair.last) || undefined,
    'data-single': index === start || undefined,
  });
  const rows: readonly PlanRow[] = [
    {
      name: 'price',
      className: styles.price,
      head: <FormattedMessage id="public.home.plans.perMonth" />,
      help: <FormattedMessage id="public.home.plans.perMonthHelp" />,
      cell: (plan) => <PlanPrice plan={plan} months={months} />,
    },
    {
      name: 'total',
      className: styles.total,
      head: <FormattedMessage id="public.home.plans.total" />,
      help: <FormattedMessage id="public.home.plans.totalHelp" />,
      cell: (plan) => <PlanTotal plan={plan} months={months} />,
    },
    ...featureRows,
    {
      name: 'action',
      className: styles.action,
      head: (
        <VisuallyHidden>
          <FormattedMessage id="public.home.plans.action" />
        </VisuallyHidden>
      ),
      cell: (plan) => (
        <PlanButton plan={plan} months={months} isPrimary={plan.name === site.recommendedPlan} />
      ),
    },
  ];

  return (
    <>
      <PlanTabs plans={plans} months={months} start={start} onTurn={setStart} />
      <PlanPager start={start} count={plans.length} onTurn={setStart} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.feature}>
              <VisuallyHidden>
                <FormattedMessage id="public.home.plans.feature" />
              </VisuallyHidden>
            </th>
            {plans.map((plan, index) => (
              <th key={plan.id} scope="col" {...column(plan, index)}>
                <PlanHead plan={plan} isRecommended={plan.name === site.recommendedPlan} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, head, help, className, cell }) => (
            <tr key={name} className={className}>
              <th scope="row">
                {head}
                {help && <small>{help}</small>}
              </th>
              {plans.map((plan, index) => (
                <td key={plan.id} {...column(plan, index)}>
                  {cell(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A check mark or a dash with a text for screen readers. */
function Has({ included }: { included: boolean }) {
  return (
    <>
      {included ? (
        <IconCheck size={18} stroke={2} aria-hidden />
      ) : (
        <span className={styles.no} aria-hidden="true">
          –
        </span>
      )}
      <VisuallyHidden>
        {included ? <FormattedMessage id="common.yes" /> : <FormattedMessage id="common.no" />}
      </VisuallyHidden>
    </>
  );
}

interface PlanCellProps {
  readonly plan: SessionPlan;
}

function PlanTips({ plan: { tipsEveryNth: nth } }: PlanCellProps) {
  if (!nth) return '–';
  if (nth > 1) return <FormattedMessage id="public.home.plans.everyNth" values={{ nth }} />;
  return (
    <b>
      <FormattedMessage id="common.allLowerCase" />
    </b>
  );
}

function PlanGoq({ plan }: PlanCellProps) {
  const intl = useIntl();
  const months = plan.offers.filter((offer) => offer.goqIncluded).map((offer) => `${offer.months}`);
  if (months.length === 0) return '–';
  return (
    <FormattedMessage
      id="public.home.plans.goqFor"
      values={{ months: intl.formatList(months, { type: 'conjunction' }) }}
    />
  );
}

function PlanAddOn({ plan }: PlanCellProps) {
  const language = useLanguage();
  if (plan.discordIncluded) {
    return (
      <b>
        <FormattedMessage id="common.included" />
      </b>
    );
  }
  const month = plan.offers.find((offer) => offer.months === 1);
  if (!month) return '–';
  return (
    <FormattedMessage
      id="public.home.plans.discordFor"
      values={{ amount: formatMoney(month.discordPricePln, language) }}
    />
  );
}
