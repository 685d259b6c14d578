import { expect, it } from 'vitest';
import { paymentStatuses, tipKinds, tipStatuses } from '../../upstream/src/file/file-tables.ts';
import { planTitle as writtenTitle } from '../../upstream/src/purchase/order-title.ts';
import { loadTexts } from '../../web/src/i18n/texts.ts';
import { planTitle } from '../../web/src/shared/ui/formats.ts';

const languages = ['pl', 'en'] as const;
const texts = { pl: await loadTexts('pl', 'main'), en: await loadTexts('en', 'main') };

it.each(languages)('files use the same texts as the web app in %s', (language) => {
  for (const status of ['pending', 'done', 'cancelled', 'failed', 'held'] as const) {
    expect(paymentStatuses[status][language]).toBe(
      texts[language].formatMessage({ id: 'shared.payment.status' }, { kind: status }),
    );
  }
  for (const status of ['active', 'success', 'fail', 'cancel', 'deleted'] as const) {
    expect(tipStatuses[`tip_${status}`][language]).toBe(
      texts[language].formatMessage({ id: 'shared.tip.status' }, { status: status.toUpperCase() }),
    );
  }
  for (const [type, kind] of [
    ['default', 'DEFAULT'],
    ['special', 'SPECIAL'],
    ['chatgpt', 'AI'],
  ] as const) {
    expect(tipKinds[type][language]).toBe(texts[language].formatMessage({ id: 'shared.tip.kind' }, { kind }));
  }
});

it.each(['standard', 'standard+', 'pro', 'premium', 'vip', 'me_vip'])('plan %s has the same name', (plan) => {
  expect(writtenTitle(plan)).toBe(planTitle(plan));
});
