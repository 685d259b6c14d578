import { expect, it } from 'vitest';
import { paymentsTable, tipsTable } from '../../upstream/src/file/file-tables.ts';
import { planTitle as writtenTitle } from '../../upstream/src/purchase/order-title.ts';
import { loadTexts } from '../../web/src/i18n/texts.ts';
import { planTitle } from '../../web/src/shared/ui/formats.ts';

const languages = ['pl', 'en'] as const;
const texts = { pl: await loadTexts('pl', 'main'), en: await loadTexts('en', 'main') };
const columnOf = <Column extends { title: { en: string } }>(columns: readonly Column[], title: string) => {
  const column = columns.find(({ title: { en } }) => en === title);
  if (!column) throw new Error(`There is no column ${title}`);
  return column;
};

const payment = {
  id: 1,
  uid: 'p',
  createdAt: null,
  paidAt: null,
  email: 'ewa@tipgraph.example',
  firstName: 'Ewa',
  lastName: 'Nowak',
  plan: 'pro',
  months: 1,
  method: 'blik',
  promocode: null,
  amountGrosz: 1,
} as const;
const tip = {
  id: 1,
  idx: 1,
  createdAt: null,
  date: null,
  author: null,
  units: null,
  title: 'Odra – Granit',
  tip: '1',
  exchange: 2,
  rate: 1,
  ewk: null,
  qualityValue: null,
  cancelReason: null,
} as const;

it.each(languages)('files use the same texts as the web app in %s', (language) => {
  for (const status of ['pending', 'done', 'cancelled', 'failed', 'held'] as const) {
    const text = columnOf(paymentsTable.columns, 'Status').of({ ...payment, status }, language);
    expect(text).toBe(texts[language].formatMessage({ id: 'shared.payment.status' }, { kind: status }));
  }
  for (const status of ['active', 'success', 'fail', 'cancel', 'deleted'] as const) {
    const row = { ...tip, tipType: 'default', tipStatus: `tip_${status}` } as const;
    const text = columnOf(tipsTable.columns, 'Status').of(row, language);
    expect(text).toBe(
      texts[language].formatMessage({ id: 'shared.tip.status' }, { status: status.toUpperCase() }),
    );
  }
  for (const [tipType, kind] of [
    ['default', 'DEFAULT'],
    ['special', 'SPECIAL'],
    ['chatgpt', 'AI'],
  ] as const) {
    const row = { ...tip, tipType, tipStatus: 'tip_active' } as const;
    const text = columnOf(tipsTable.columns, 'Kind').of(row, language);
    expect(text).toBe(texts[language].formatMessage({ id: 'shared.tip.kind' }, { kind }));
  }
});

it.each(['standard', 'standard+', 'pro', 'premium', 'vip', 'me_vip'])('plan %s has the same name', (plan) => {
  expect(writtenTitle(plan)).toBe(planTitle(plan));
});
