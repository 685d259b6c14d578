/** Markup that is safe to write out as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template: text is escaped, markup stays, lists are written one after another, the rest is nothing. */
export type HtmlPart = Html | string | number | false | null | undefined | readonly HtmlPart[];

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

function write(part: HtmlPart): string {
  if (part == null || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return part.map(write).join('');
}

/** A template of markup whose values are escaped. */
export const html = (texts: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html =>
  new Html(texts.map((text, place) => text + write(parts[place])).join(''));
