import { expect, it } from 'vitest';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { createDensityStore } from './density.ts';

it.each([
  [null, 'comfortable'],
  ['comfortable', 'comfortable'],
  ['compact', 'compact'],
  ['<b>', 'comfortable'],
])('the density for the stored value %j is %s', (stored, style) => {
  const storage = createSharedStorage().openTab();
  if (stored !== null) storage.set('style', stored);
  const root = document.createElement('html');
  expect(createDensityStore(storage, root).current()).toBe(style);
  expect(root.dataset.style).toBe(style);
});

it('the density is stored as `style`, set on the root element, and followed by other tabs', () => {
  const shared = createSharedStorage();
  const here = shared.openTab();
  const [root, otherRoot] = [document.createElement('html'), document.createElement('html')];
  const store = createDensityStore(here, root);
  const other = createDensityStore(shared.openTab(), otherRoot);
  const changes: string[] = [];
  other.subscribe(() => changes.push(other.current()));
  store.change('compact');
  expect(here.get('style')).toBe('compact');
  expect([root.dataset.style, otherRoot.dataset.style]).toEqual(['compact', 'compact']);
  expect(changes).toEqual(['compact']);
});
