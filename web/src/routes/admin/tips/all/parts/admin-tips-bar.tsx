import { Group } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { readTipKind, tipKinds } from '../../../../../shared/tip/tip-kinds.ts';
import { readTipStatus, tipStatuses } from '../../../../../shared/tip/tip-statuses.ts';
import { CompactSelect } from '../../../../../shared/ui/compact-select.tsx';
import { SearchField } from '../../../../../shared/ui/search-field.tsx';
import { useListAddress } from '../../../../../shared/ui/use-list-address.ts';
import {
  type AdminTipsChoice,
  type AdminTipsSort,
  adminTipsDefaults,
  readAdminTipsChoice,
  settleWord,
  writeAdminTipsChoice,
} from '../lib/admin-tips-address.ts';

/** Stands for every kind or state; an address has no such value. */
const ANY = 'any';

/** Search, kind and state of the list, kept in its address. */
export function AdminTipsBar() {
  const intl = useIntl();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [address, change] = useListAddress<AdminTipsSort>(adminTipsDefaults);
  const choice = readAdminTipsChoice(new URLSearchParams(search));
  const choose = (next: Partial<AdminTipsChoice>) => {
    const params = writeAdminTipsChoice(new URLSearchParams(search), { ...choice, ...next });
    navigate({ search: params.toString() }, { preventScrollReset: true });
  };

  return (
    <Group gap="8px 16px">
      <SearchField
        label={intl.formatMessage({ id: 'admin.tips.search' })}
        value={address.search}
        onSearch={(text) => change({ search: text })}
      />
      <CompactSelect
        label={intl.formatMessage({ id: 'common.kind' })}
        value={tipKinds.find(({ type }) => type === choice.kind)?.word ?? ANY}
        options={[
          { value: ANY, label: intl.formatMessage({ id: 'shared.tip.kindFilter' }, { kind: 'all' }) },
          ...tipKinds.map(({ type, word }) => ({
            value: word,
            label: intl.formatMessage({ id: 'shared.tip.kindFilter' }, { kind: type }),
          })),
        ]}
        onChange={(word) => choose({ kind: readTipKind(word) })}
      />
      <CompactSelect
        label={intl.formatMessage({ id: 'common.status' })}
        value={
          choice.toSettle
            ? settleWord
            : (tipStatuses.find(({ status }) => status === choice.status)?.word ?? ANY)
        }
        options={[
          { value: ANY, label: intl.formatMessage({ id: 'shared.tip.statusFilter' }, { status: 'all' }) },
          { value: settleWord, label: intl.formatMessage({ id: 'admin.tips.toSettle' }) },
          ...tipStatuses.map(({ status, word }) => ({
            value: word,
            label: intl.formatMessage({ id: 'shared.tip.statusFilter' }, { status }),
          })),
        ]}
        onChange={(word) => choose({ status: readTipStatus(word), toSettle: word === settleWord })}
      />
    </Group>
  );
}
