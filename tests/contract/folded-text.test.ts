import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { foldedText as foldedByGateway } from '../../gateway/src/kit/folded-text.ts';
import { foldText } from '../../upstream/src/db/fold-text.ts';
import { foldedText as foldedByWeb } from '../../web/src/shared/ui/folded-text.ts';
import { test } from '../harness/shared-stack.ts';

/** All letters of Latin-1, Latin Extended-A and Latin Extended-B. */
const letters = Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code)).filter((character) =>
  /\p{L}/u.test(character),
);

test('upstream, gateway and web app fold every letter alike', async ({ stack }) => {
  const { rows } = await stack.db.execute<{ letter: string; folded: string }>(
    sql`select letter, ${foldText(sql`letter`)} as folded from string_to_table(${letters.join(' ')}, ' ') letter`,
  );
  const foldedBy = (fold: (letter: string) => string) =>
    letters.map((letter) => ({ letter, folded: fold(letter) }));
  expect(rows).toEqual(foldedBy(foldedByGateway));
  expect(rows).toEqual(foldedBy(foldedByWeb));
});
