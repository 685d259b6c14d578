import { marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { ContentBlock, ContentInline } from './src/routes/lib/content-document.ts';

/**
 * Compiles the Markdown files under content/ to plain data at build time, so that the browser needs no parser. Raw HTML
 * stays text.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'tipgraph-content',
    enforce: 'pre',
    transform(source, id) {
      if (!/\/content\/[^?]+\.md$/.test(id)) return null;
      return { code: `export default ${JSON.stringify(toBlocks(source))};`, map: null };
    },
  };
}

/** @throws for Markdown without a matching block type, such as a table */
export function toBlocks(source: string): ContentBlock[] {
  return marked.lexer(source).flatMap(toBlock);
}

function toBlock(token: Token): ContentBlock[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [{ kind: 'heading', depth: token.depth, children: toInlines(token.tokens) }];
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', children: toInlines(token.tokens ?? [token]) }];
    case 'html':
      return [{ kind: 'paragraph', children: [token.raw.trim()] }];
    case 'list':
      return [
        {
          kind: 'list',
          ordered: token.ordered,
          items: (token as Tokens.List).items.map((item) => item.tokens.flatMap(toBlock)),
        },
      ];
    default:
      throw new Error(`Content has no block for Markdown of the kind "${token.type}": ${token.raw}`);
  }
}

function toInlines(tokens: Token[] = []): ContentInline[] {
  return tokens.map((token): ContentInline => {
    switch (token.type) {
      case 'strong':
      case 'em':
        return { kind: token.type, children: toInlines(token.tokens) };
      case 'link':
        return { kind: 'link', href: token.href, children: toInlines(token.tokens) };
      case 'text':
        return token.tokens
          ? { kind: 'span', children: toInlines(token.tokens) }
          : withNoBreakSpaces(token.raw);
      case 'escape':
        return (token as Tokens.Escape).text;
      default:
        return token.raw;
    }
  });
}

/** Spaces at which a line must not end: after a figure or a one-letter word, and within a plan's name. */
const bindingSpace = /(?<=\d) (?=[\p{L}%])|(?<=(?<!\p{L})[aiouwz]) |(?<=\bME) (?=VIP\b)/giu;

const withNoBreakSpaces = (text: string): string => text.replace(bindingSpace, '\u00a0');
