import { expect, it } from 'vitest';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { createDensityStore } from './density.ts';

it.each([
  [null, 'comfortable'],
  ['comfortable', 'comfortable'],
  ['compact', 'compact'],
  ['<b>', 'comfortable'],
])('with %j stored begins as %s', (stored, style) => {
  const storage = createSharedStorage().openTab();
  if (stored !== null) storage.set('style', stored);
  const root = document.createElement('html');
  expect(createDensityStore(storage, root).current()).toBe(style);
  expect(root.dataset.style).toBe(style);
});

it('is kept under `style`, drawn by the page, and followed by the other tabs', () => {
  const shared = createSharedStorage();
  const here = shared.openTab();
  const [root, otherRoot] = [document.createElement('html'), document.createElement('html')];
  const store = createDensityStore(here, root);
  const other = createDensityStore(shared.openTab(), otherRoot);
  const heard: string[] = [];
  other.subscribe(() => heard.push(other.current()));
  store.change('compact');
  expect(here.get('style')).toBe('compact');
  expect([root.dataset.style, otherRoot.dataset.style]).toEqual(['compact', 'compact']);
  expect(heard).toEqual(['compact']);
});
