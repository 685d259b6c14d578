import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { home } from '../routes/home/route.ts';
import { loadTexts } from './texts.ts';

const sources = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/{testing,__generated__}/**', '!../**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const messagesOf = async (...args: Parameters<typeof loadTexts>) =>
  (await loadTexts(...args)).messages as Record<string, string>;
const mainPl = await messagesOf('pl', 'main');
const pl = await messagesOf('pl', 'admin');
const en = await messagesOf('en', 'admin');

describe('the message catalogues', () => {
  const ids = Object.keys(pl).sort();

  it('have the same ids in both languages', () => {
    expect(Object.keys(en).sort()).toEqual(ids);
  });

  it('have the loading text and the default locale that are required', async () => {
    expect(pl['app.boot.loading']).toBe('ŁADOWANIE');
    expect((await loadTexts('pl', 'home')).defaultLocale).toBe('en-US');
  });

  it('group four digits, as amounts do', async () => {
    const intl = await loadTexts('pl', 'admin');
    expect(intl.formatMessage({ id: 'admin.campaign.all' }, { visits: 1392 })).toBe(
      '1\u00a0392 wejścia łącznie',
    );
    expect(intl.formatMessage({ id: 'shared.pager.range' }, { from: 1361, to: 1380, total: 1392 })).toBe(
      '1\u00a0361–1\u00a0380 z 1\u00a0392',
    );
    expect(intl.formatNumber(1392)).toBe('1\u00a0392');
  });

  it('load the title of the home page with the part "home"', async () => {
    const { messages } = await loadTexts('pl', 'home');
    expect(home.title && messages[home.title]).toBe('Spadki kursów, statystyki i typy');
  });

  it('load the texts of the admin area only with the part "admin"', () => {
    expect(Object.keys(mainPl)).toEqual(Object.keys(pl).filter((id) => !id.startsWith('admin.')));
  });

  it('have ids of the form area.screen.purpose or common.name', () => {
    expect(ids.filter((id) => !/^(common|shared|[a-z]\w*\.\w+)\.\w+(\.\w+)?$/.test(id))).toEqual([]);
  });

  it('have no unused id', () => {
    const used = new Set(sources.flatMap((source) => source.match(/(?<=['"])\w+(\.\w+)+(?=['"])/g) ?? []));
    expect(ids.filter((id) => !used.has(id))).toEqual([]);
  });

  it('have no duplicate text, except in content/', () => {
    const texts = ids.filter((id) => !id.startsWith('content.')).map((id) => `${pl[id]} | ${en[id]}`);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('have text with the same placeholders and cases for every id', () => {
    for (const [id, polish] of Object.entries(pl)) {
      expect(en[id]?.trim(), id).toBeTruthy();
      expect(placeholders(en[id] ?? ''), id).toEqual(placeholders(polish));
    }
  });

  it('have all four forms in Polish plurals', () => {
    for (const text of Object.values(pl)) {
      for (const forms of pluralForms(parse(text)))
        expect(forms, text).toEqual(['few', 'many', 'one', 'other']);
    }
  });
});

function placeholders(text: string): string[] {
  return [...new Set(names(parse(text)))].sort();
}

function names(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const cases = element.type === TYPE.select ? Object.keys(element.options) : [];
    return [element.value, ...cases, ...parts(element).flatMap(names)];
  });
}

function pluralForms(elements: readonly MessageFormatElement[]): string[][] {
  return elements.flatMap((element) => {
    const inner = parts(element).flatMap(pluralForms);
    if (element.type !== TYPE.plural) return inner;
    return [
      Object.keys(element.options)
        .filter((form) => !form.startsWith('='))
        .sort(),
      ...inner,
    ];
  });
}

function parts(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === TYPE.tag) return [element.children];
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
  return Object.values(element.options).map((option) => option.value);
}
