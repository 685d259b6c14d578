import { expect, it } from 'vitest';
import { english, polish } from '../../../../../testing/texts.ts';
import { logLines, namedActions } from './log-lines.ts';

const languages = { pl: polish, en: english } as const;
const formatEntry = (language: 'pl' | 'en', entry: Parameters<typeof logLines>[0]) =>
  logLines(entry, { intl: languages[language], language }).map(({ label, before, value }) =>
    `${label}: ${before === null ? '' : `${before} → `}${value}`.replaceAll('\u00a0', ' '),
  );
const change = (field: string, before: string | null, after: string | null) => ({ field, before, after });
const at = (hour: number) => new Date(2026, 2, 14, hour, 43).toISOString();

it('formats the old and new values of a settled tip in both languages', () => {
  const entry = {
    action: 'tip.status',
    details: [
      { name: 'tip_id', value: '7' },
      { name: 'title', value: 'Odra – Granit' },
    ],
    changes: [change('cancel_reason', null, 'walkower'), change('tip_status', 'tip_active', 'tip_cancel')],
  };
  expect(formatEntry('pl', entry)).toEqual([
    'Mecz: Odra – Granit',
    'Status: aktywny → anulowany',
    'Powód anulowania: – → walkower',
  ]);
  expect(formatEntry('en', entry)).toEqual([
    'Match: Odra – Granit',
    'Status: pending → cancelled',
    'Reason for cancelling: – → walkower',
  ]);
});

it.each([
  ['user.data', 'lastName', 'Obrzut', 'Nazwisko: x → Obrzut'],
  ['user.data', 'discord', 'kamil#1', 'Nazwa na Discordzie: x → kamil#1'],
  ['user.data', 'wantDropinfoPush', 'true', 'Powiadomienia o spadkach kursów: x → tak'],
  ['user.role', 'role', 'typer', 'Rola: inna rola → typer'],
  ['plan.update', 'priceGrosz', '12950', 'Cena: x → 129,50 zł'],
  ['plan.update', 'salePercent', '15', 'Rabat: x → 15 %'],
  ['plan.update', 'soldUntil', '2026-03-14T23:00:00.000Z', 'W sprzedaży do: x → 14.03.2026'],
  ['subscription.edit', 'plan', 'me_vip', 'Pakiet: X → ME VIP'],
  ['subscription.extend', 'ended_plan', 'me_vip', 'Zakończony pakiet: X → ME VIP'],
  ['subscription.edit', 'goq', 'false', 'GOQ: x → nie'],
  ['subscription.edit', 'expires_at', at(18), 'Do: x → 14.03.2026 18:43'],
  ['payment.pay', 'status', 'done', 'Status: x → opłacona'],
  ['tip.update', 'exchange', '3.1', 'Kurs: x → 3.10'],
  ['tip.update', 'rate', '2.5', 'Stawka: x → 2,50'],
  ['tip.update', 'images', '["/a.png","/b.png"]', 'Zdjęcia: 1 zdjęcie → 2 zdjęcia'],
  [
    'tip.update',
    'matches',
    JSON.stringify([{ title: 'Odra – Granit', tip: 'Powyżej 2.5', exchange: 1.8, date: at(13) }]),
    'Mecze kuponu: x → Odra – Granit · Powyżej 2.5 · 1.80 · 14.03.2026 13:43',
  ],
  ['tip.update', 'matches', '[]', 'Mecze kuponu: x → –'],
  ['dropinfo_filter.update', 'sports', '["football"]', 'Sporty: x → piłka nożna'],
  ['dropinfo_filter.update', 'leagues', '[]', 'Ligi: x → wszystkie'],
  ['match.stats', 'shotsOnGoalAway', '4', 'Strzały celne, goście: x → 4'],
  ['match.stats', 'goalHome', '2', 'Gole, gospodarze: x → 2'],
  ['provider.activate', 'matches', '306', 'Mecze: x → 306'],
])('formats %s %s %s', (action, field, after, line) => {
  expect(formatEntry('pl', { action, details: [], changes: [change(field, 'x', after)] })).toEqual([line]);
});

it('omits old values of creations, checksums, and ids whose names are logged', () => {
  const made = {
    action: 'promocode.create',
    details: [{ name: 'promocode_id', value: '3' }],
    changes: [
      change('code', null, 'WIOSNA'),
      change('percentage', null, '12.5'),
      change('startsAt', null, null),
    ],
  };
  expect(formatEntry('en', made)).toEqual(['Promo code: WIOSNA', 'Discount: 12.50%']);
  const gone = {
    action: 'file.destroy',
    details: [{ name: 'name', value: 'tips.csv' }],
    changes: [change('name', 'tips.csv', null)],
  };
  expect(formatEntry('pl', gone)).toEqual(['Nazwa: tips.csv']);
  const cleared = { action: 'user.data', details: [], changes: [change('lastName', 'Obrzut', null)] };
  expect(formatEntry('pl', cleared)).toEqual(['Nazwisko: Obrzut → –']);
  const imported = {
    action: 'provider.activate',
    details: [
      { name: 'league_id', value: '5' },
      { name: 'league', value: 'Ekstraliga' },
    ],
    changes: [change('content', 'a1', 'b2'), change('played', '3', '4')],
  };
  expect(formatEntry('pl', imported)).toEqual(['Liga: Ekstraliga', 'Rozegrane: 3 → 4']);
});

it('formats unlabelled names and values', () => {
  const entry = {
    action: 'wallet.top_up',
    details: [{ name: 'wallet_id', value: '9' }],
    changes: [
      change('vipLevel', '{"level":1,"isGold":false}', '{"level":2,"isGold":true}'),
      change('seenAt', null, at(9)),
    ],
  };
  expect(formatEntry('pl', entry)).toEqual([
    'Wallet id: 9',
    'Vip level: level: 1, isGold: nie → level: 2, isGold: tak',
    'Seen at: – → 14.03.2026 09:43',
  ]);
});

it.each(namedActions)('the action %s has a name in both languages', (code) => {
  const action = code.replace('.', '_');
  for (const intl of [polish, english]) {
    expect(intl.formatMessage({ id: 'admin.log.action' }, { action })).not.toBe('');
  }
});
