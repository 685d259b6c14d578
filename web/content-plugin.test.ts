import { describe, expect, it } from 'vitest';
import { toBlocks } from './content-plugin.ts';

describe('toBlocks', () => {
  it('converts headings, paragraphs, lists, emphasis and links', () => {
    expect(toBlocks('# Title\n\nA **bold** [link](/terms).\n\n1. one\n2. two\n')).toEqual([
      { kind: 'heading', depth: 1, children: ['Title'] },
      {
        kind: 'paragraph',
        children: [
          'A\u00a0',
          { kind: 'strong', children: ['bold'] },
          ' ',
          { kind: 'link', href: '/terms', children: ['link'] },
          '.',
        ],
      },
      {
        kind: 'list',
        ordered: true,
        items: [[{ kind: 'paragraph', children: ['one'] }], [{ kind: 'paragraph', children: ['two'] }]],
      },
    ]);
  });

  it('keeps figures with their units, one-letter words with the next one, and names of plans together', () => {
    expect(toBlocks('Od 1 marca z [listy](/terms) i o 5 % w 24 h: ME VIP, A B')).toEqual([
      {
        kind: 'paragraph',
        children: [
          'Od 1\u00a0marca z\u00a0',
          { kind: 'link', href: '/terms', children: ['listy'] },
          ' i\u00a0o\u00a05\u00a0% w\u00a024\u00a0h: ME\u00a0VIP, A\u00a0B',
        ],
      },
    ]);
  });

  it('keeps raw HTML as text', () => {
    expect(toBlocks('<script>alert(1)</script>')).toEqual([
      { kind: 'paragraph', children: ['<script>alert(1)</script>'] },
    ]);
  });

  it('throws for Markdown that pages cannot show', () => {
    expect(() => toBlocks('| a | b |\n|---|---|\n| 1 | 2 |\n')).toThrow('table');
  });
});
