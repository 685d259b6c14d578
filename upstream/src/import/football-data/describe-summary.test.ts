import { expect, it } from 'vitest';
import { describeSummary } from './import-files.ts';

it('lists the totals, and line ranges by reason and file', () => {
  const none = { added: 0, corrected: 0, removed: 0 };
  const text = describeSummary({
    files: [
      {
        file: 'a.csv',
        result: {
          read: 10,
          added: 5,
          corrected: 1,
          unchanged: 0,
          dropinfos: { added: 3, corrected: 0, removed: 1 },
          skipped: new Map([['blank row', [12, 8, 9, 10]]]),
          doubtful: new Map(),
          encoding: 'utf-8' as const,
        },
      },
      {
        file: 'b.csv',
        result: {
          read: 4,
          added: 2,
          corrected: 0,
          unchanged: 2,
          dropinfos: none,
          skipped: new Map(),
          doubtful: new Map([['prices that contradict each other, left out', [3]]]),
          encoding: 'windows-1250' as const,
        },
      },
    ],
    refused: [{ file: 'c.csv', reason: 'it is empty' }],
    seconds: 2,
  });
  expect(text.split('\n')).toEqual([
    'Files: 2 imported, 1 refused',
    'Rows: 14 read, 4 skipped',
    'Matches: 7 added, 1 corrected, 2 unchanged',
    'Dropinfos: 3 added, 0 corrected, 1 removed',
    'Skipped, blank row: 4',
    '  a.csv:8-10,12',
    'Imported in part, prices that contradict each other, left out: 1',
    '  b.csv:3',
    'Read as windows-1250, because it is not UTF-8: b.csv',
    'Refused c.csv: it is empty',
    'Time: 2.0 s, 5 matches a second',
  ]);
});
