import { Box, Progress, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney } from '../../../../../shared/ui/format-money.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { useLanguage } from '../../../../../shared/ui/use-language.ts';

/** What one of several kinds has brought. */
export interface Share {
  readonly key: string;
  readonly name: ReactNode;
  readonly count: number;
  readonly amountPln: number;
}

interface SharePanelProps {
  readonly title: ReactNode;
  readonly shares: readonly Share[];
}

/** Kinds of payments with their figures; a bar under each name is its sum beside the largest one. */
export function SharePanel({ title, shares }: SharePanelProps) {
  const intl = useIntl();
  const language = useLanguage();
  const most = Math.max(...shares.map(({ amountPln }) => amountPln), 1);
  return (
    <Panel title={title}>
      {shares.length === 0 ? (
        <Box component="p" py="lg" px="md" c="var(--text-2)">
          <FormattedMessage id="admin.paymentStats.nonePaid" />
        </Box>
      ) : (
        <Table horizontalSpacing="sm" verticalSpacing={6} fz="var(--fs-13)">
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="common.kind" />
              </th>
              <th scope="col" data-figure>
                <FormattedMessage id="admin.common.payments" />
              </th>
              <th scope="col" data-figure>
                <FormattedMessage id="common.amount" />
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ key, name, count, amountPln }) => (
              <tr key={key}>
                <Box component="td" c="var(--text-1)" fw={500} style={{ overflowWrap: 'anywhere' }}>
                  {name}
                  <Progress
                    mt={4}
                    size={4}
                    radius={0}
                    bg="var(--surface-track)"
                    color="var(--data-neutral)"
                    value={(amountPln / most) * 100}
                    aria-hidden
                  />
                </Box>
                <td data-figure>{intl.formatNumber(count)}</td>
                <td data-figure>{formatMoney(amountPln, language)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}
