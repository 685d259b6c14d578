import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { pl } from './pl.ts';

describe('the message catalogues', () => {
  const ids = Object.keys(pl).sort();

  it('have the same ids in both languages', () => {
    expect(Object.keys(en).sort()).toEqual(ids);
  });

  it('name every message area.screen.purpose', () => {
    expect(ids.filter((id) => !/^[a-z]\w*\.\w+\.\w+(\.\w+)?$/.test(id))).toEqual([]);
  });

  it('have words and the same placeholders for every id', () => {
    const english: Record<string, string> = en;
    for (const [id, polish] of Object.entries(pl)) {
      expect(english[id]?.trim(), id).toBeTruthy();
      expect(placeholders(english[id] ?? ''), id).toEqual(placeholders(polish));
    }
  });

  it('give Polish plurals all four forms', () => {
    for (const text of Object.values<string>(pl)) {
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
    return [element.value, ...parts(element).flatMap(names)];
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
