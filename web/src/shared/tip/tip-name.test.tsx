import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TipMatches, tipName } from './tip-name.tsx';

it.each([
  ['Powyżej 2.5', 'Powyżej\u00a02.5'],
  ['Obie strzelą: tak', 'Obie strzelą:\u00a0tak'],
  ['Kupon: 1 + Obie strzelą: nie', 'Kupon:\u00a01 + Obie strzelą:\u00a0nie'],
])('%s keeps its answer and figures with the word before', (tip, name) => expect(tipName(tip)).toBe(name));

it.each([
  ['its match', [], 'Odra –| Granit|'],
  ['each match on a line', [{ title: 'Odra – Granit' }, { title: 'Finał' }], 'Odra –| Granit|<br>Finał|'],
])('a tip shows %s', (_, matches, lines) => {
  const { container } = render(<TipMatches title="Odra – Granit" matches={matches} />);
  const shown = container.innerHTML.replaceAll(/<span [^>]+>/g, '').replaceAll('</span>', '|');
  expect(shown).toBe(lines);
});
