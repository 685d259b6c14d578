import { describe, expect, it } from 'vitest';
import { toBlocks } from './content-plugin.ts';

describe('toBlocks', () => {
  it('converts headings, paragraphs, lists, emphasis and links', () => {
    expect(toBlocks('# Title\n\nA **bold** [link](/terms).\n\n1. one\n2. two\n')).toEqual([
      { kind: 'heading', depth: 1, children: ['Title'] },
      {
        kind: 'paragraph',
        children: [
          'A ',
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

  it('keeps raw HTML as text', () => {
    expect(toBlocks('<script>alert(1)</script>')).toEqual([
      { kind: 'paragraph', children: ['<script>alert(1)</script>'] },
    ]);
  });

  it('throws for Markdown that pages cannot show', () => {
    expect(() => toBlocks('| a | b |\n|---|---|\n| 1 | 2 |\n')).toThrow('table');
  });
});
