import { describe, expect, it, vi } from 'vitest';
import { createSharedStorage } from '../testing/memory-storage.ts';
import { createColorSchemeManager } from './services.ts';

describe('the color scheme', () => {
  it('follows the system while nothing is stored', () => {
    expect(createColorSchemeManager(createSharedStorage().openTab()).get('auto')).toBe('auto');
  });

  it.each([
    ['1', 'dark'],
    ['0', 'light'],
  ] as const)('for the stored value %s is %s', (darkMode, scheme) => {
    expect(createColorSchemeManager(createSharedStorage({ darkMode }).openTab()).get('auto')).toBe(scheme);
  });

  it('is stored as 1 for dark and 0 for light, and removed for auto', () => {
    const { values, openTab } = createSharedStorage();
    const manager = createColorSchemeManager(openTab());
    manager.set('dark');
    expect(values.get('darkMode')).toBe('1');
    manager.set('light');
    expect(values.get('darkMode')).toBe('0');
    manager.set('auto');
    expect(values.has('darkMode')).toBe(false);
  });

  it('follows a change in another tab until it is unsubscribed', () => {
    const { openTab } = createSharedStorage();
    const here = createColorSchemeManager(openTab());
    const elsewhere = openTab();
    const onUpdate = vi.fn();
    here.subscribe(onUpdate);
    elsewhere.set('darkMode', '1');
    elsewhere.remove('darkMode');
    here.unsubscribe();
    elsewhere.set('darkMode', '0');
    expect(onUpdate.mock.calls).toEqual([['dark'], ['auto']]);
  });
});
