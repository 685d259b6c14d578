import { expect, it } from 'vitest';
import { withSection } from './write-benchmarks.ts';

it('a new section is appended, and an existing one is replaced', () => {
  const once = withSection('# Title\n', 'live', 'one');
  expect(once).toBe('# Title\n\n<!-- begin: live -->\none\n<!-- end: live -->\n');
  const more = `${once}\nafter\n`;
  expect(withSection(more, 'live', 'two $&')).toBe(more.replace('one', () => 'two $&'));
});
