import { describe, expect, it, vi } from 'vitest';
import { createSharedStorage } from '../testing/memory-storage.ts';
import { chooseLanguage, createLanguageStore } from './language.ts';

describe('chooseLanguage', () => {
  it.each([
    ['pl', ['en-GB'], 'pl'],
    ['en', ['pl-PL'], 'en'],
    [null, ['en-GB', 'pl'], 'pl'],
    ['de', ['en-GB', 'pl'], 'en'],
    ['de', ['fr-FR', 'PL-pl', 'en'], 'pl'],
    ['de', ['fr-FR'], 'pl'],
    ['', [], 'pl'],
  ] as const)('for stored %s and browser languages %j returns %s', (stored, browser, expected) => {
    expect(chooseLanguage(stored, browser)).toBe(expected);
  });
});

describe('the language store', () => {
  it('stores a change for the next visit', () => {
    const browser = createSharedStorage();
    createLanguageStore(browser.openTab(), []).change('en');
    expect(browser.values.get('lang')).toBe('en');
    expect(createLanguageStore(browser.openTab(), []).current()).toBe('en');
  });

  it('follows a change in another tab', () => {
    const browser = createSharedStorage();
    const [one, other] = [
      createLanguageStore(browser.openTab(), []),
      createLanguageStore(browser.openTab(), []),
    ];
    const listener = vi.fn();
    other.subscribe(listener);
    one.change('en');
    expect(other.current()).toBe('en');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
