import { escapeHtml } from '../http/escape-html.ts';
import type { Language } from '../http/language.ts';
import type { Mail } from './mailer.ts';

const texts = {
  pl: (siteName: string) => ({
    subject: `Ustaw nowe hasło w serwisie ${siteName}`,
    greeting: 'Dzień dobry,',
    invitation: `ktoś, najpewniej Ty, poprosił o ustawienie nowego hasła do konta w serwisie ${siteName}. Otwórz poniższy link, aby je ustawić:`,
    button: 'Ustaw nowe hasło',
    validity: 'Link jest ważny 2 godziny i działa tylko raz.',
    notYou: 'Jeśli to nie Ty, zignoruj tę wiadomość: Twoje hasło pozostanie bez zmian.',
  }),
  en: (siteName: string) => ({
    subject: `Set a new password for ${siteName}`,
    greeting: 'Hello,',
    invitation: `Somebody, most likely you, has asked to set a new password for an account at ${siteName}. Open this link to set it:`,
    button: 'Set a new password',
    validity: 'The link works for 2 hours and only once.',
    notYou: 'If it was not you, ignore this message: your password stays as it is.',
  }),
};

export function resetPasswordMail(
  { to, link, siteName }: { to: string; link: string; siteName: string },
  language: Language,
): Mail {
  const { subject, greeting, invitation, button, validity, notYou } = texts[language](siteName);
  const opening = [greeting, invitation];
  const rest = [link, validity, notYou, siteName];
  const text = [...opening, ...rest].join('\n\n');
  const anchor = `<a href="${escapeHtml(link)}">${escapeHtml(button)}</a>`;
  const paragraphs = [...opening.map(escapeHtml), anchor, ...rest.map(escapeHtml)];
  const body = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n');
  const html = `<!doctype html>\n<html lang="${language}">\n<body>\n${body}\n</body>\n</html>\n`;
  return { to, subject, text, html, link };
}
