import { hash } from 'node:crypto';
import { escapeHtml } from '../../http/escape-html.ts';
import type { Language } from '../../http/language.ts';
import type { Payment } from '../../purchase/activate.ts';

const sandboxTexts = {
  pl: {
    title: 'Bank testowy',
    test: 'TO JEST TEST',
    explanation:
      'Nie pobieramy żadnych pieniędzy. Ta strona zastępuje bank, dopóki płatności nie są skonfigurowane.',
    what: 'Zamówienie',
    amount: 'Kwota',
    method: 'Metoda',
    methods: { p24: 'Przelewy24', blik: 'BLIK' },
    pay: 'Zapłać (test)',
    refuse: 'Odrzuć płatność',
    unknownTitle: 'Nie ma takiej płatności',
    unknown: 'Adres jest niepełny lub płatność nie istnieje.',
    expiredTitle: 'Strona wygasła',
    expired: 'Otwórz płatność ponownie, aby ją potwierdzić. Nie pobraliśmy pieniędzy.',
    again: 'Otwórz ponownie',
  },
  en: {
    title: 'Test bank',
    test: 'THIS IS A TEST',
    explanation: 'No money is taken. This page stands in for a bank until payments are configured.',
    what: 'Order',
    amount: 'Amount',
    method: 'Method',
    methods: { p24: 'Przelewy24', blik: 'BLIK' },
    pay: 'Pay (test)',
    refuse: 'Decline the payment',
    unknownTitle: 'There is no such payment',
    unknown: 'The address is incomplete or the payment does not exist.',
    expiredTitle: 'The page has expired',
    expired: 'Open the payment again to confirm it. You have not been charged.',
    again: 'Open again',
  },
} as const;

interface ShownPayment extends Pick<Payment, 'language' | 'amountGrosz' | 'method'> {
  orderTitle: string;
  /** The forms post to `pay` and `refuse` below it. */
  path: string;
  token: string;
}

const css = `
:root { color-scheme: light dark; --back: #eef1f4; --card: #fff; --ink: #17212b; --soft: #56636f; --line: #d5dce2; --go: #0b6b45; }
@media (prefers-color-scheme: dark) { :root { --back: #10161c; --card: #1a232c; --ink: #eef2f5; --soft: #a9b5c0; --line: #33404c; --go: #0e7d51; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--back); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 28rem; background: var(--card); border: 1px solid var(--line); border-radius: 1rem; overflow: hidden; }
.test { margin: 0; padding: 1rem; background: #ffd23f; color: #17212b; text-align: center; font-size: 2rem; font-weight: 800; line-height: 1.1; letter-spacing: .03em; }
.body { padding: 1.5rem; }
h1 { margin: 0 0 .5rem; font-size: 1.35rem; line-height: 1.25; }
p { margin: 0; color: var(--soft); }
dl { margin: 1.25rem 0; display: grid; grid-template-columns: auto 1fr; gap: .5rem 1rem; }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; font-weight: 600; overflow-wrap: anywhere; }
.sum { font-size: 1.5rem; font-variant-numeric: tabular-nums; }
form + form { margin-top: .75rem; }
button, a.button { display: block; width: 100%; min-height: 3rem; padding: .75rem; border: 1px solid var(--line); border-radius: .75rem; background: transparent; color: var(--ink); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.go { border-color: var(--go); background: var(--go); color: #fff; }
a.button { margin-top: 1.25rem; }
:focus-visible { outline: 3px solid #2f7fe0; outline-offset: 2px; }
`;

/** Hash of the page's styles for the content security policy. */
export const styleHash = `'sha256-${hash('sha256', css, 'base64')}'`;

const money = (grosz: number, language: Language) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'PLN', useGrouping: 'always' }).format(
    grosz / 100,
  );

function page(language: Language, heading: string, body: string): string {
  const { title, test } = sandboxTexts[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${css}</style>
</head>
<body>
<main>
<p class="test">${escapeHtml(test)}</p>
<div class="body">
<h1>${escapeHtml(heading)}</h1>
${body}
</div>
</main>
</body>
</html>
`;
}

export function paymentPage({ language, path, token, ...order }: ShownPayment): string {
  const texts = sandboxTexts[language];
  const form = (action: 'pay' | 'refuse', label: string, attributes: string) =>
    `<form method="post" action="${escapeHtml(`${path}/${action}`)}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button type="submit"${attributes}>${escapeHtml(label)}</button>
</form>`;
  return page(
    language,
    texts.title,
    `<p>${escapeHtml(texts.explanation)}</p>
<dl>
<dt>${escapeHtml(texts.what)}</dt><dd>${escapeHtml(order.orderTitle)}</dd>
<dt>${escapeHtml(texts.method)}</dt><dd>${escapeHtml(texts.methods[order.method])}</dd>
<dt>${escapeHtml(texts.amount)}</dt><dd class="sum">${escapeHtml(money(order.amountGrosz, language))}</dd>
</dl>
${form('pay', texts.pay, ' class="go"')}
${form('refuse', texts.refuse, '')}`,
  );
}

export function unknownPage(language: Language): string {
  const { unknownTitle, unknown } = sandboxTexts[language];
  return page(language, unknownTitle, `<p>${escapeHtml(unknown)}</p>`);
}

/** The page for a form with a wrong token. */
export function expiredPage(language: Language, path: string): string {
  const { expiredTitle, expired, again } = sandboxTexts[language];
  return page(
    language,
    expiredTitle,
    `<p>${escapeHtml(expired)}</p>\n<a class="button" href="${escapeHtml(path)}">${escapeHtml(again)}</a>`,
  );
}
