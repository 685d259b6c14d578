import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ContentBlock, ContentDocument, ContentInline } from '../lib/content-document.ts';
import styles from './prose.module.css';

export function Prose({ content }: { readonly content: ContentDocument }) {
  return <div className={styles.prose}>{content.map(renderBlock)}</div>;
}

function renderBlock(block: ContentBlock, index: number): ReactNode {
  if (block.kind === 'paragraph') return <p key={index}>{block.children.map(renderInline)}</p>;
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return <List key={index}>{block.items.map(renderItem)}</List>;
  }
  const Heading = headings[Math.min(block.depth, headings.length) - 1] ?? 'h3';
  return <Heading key={index}>{block.children.map(renderInline)}</Heading>;
}

const headings = ['h1', 'h2', 'h3'] as const;

/** Omits the `<p>` of an item with a single paragraph. */
function renderItem(blocks: ContentBlock[], index: number): ReactNode {
  const [first] = blocks;
  const isPlain = blocks.length === 1 && first?.kind === 'paragraph';
  return <li key={index}>{isPlain ? first.children.map(renderInline) : blocks.map(renderBlock)}</li>;
}

function renderInline(inline: ContentInline, index: number): ReactNode {
  if (typeof inline === 'string') return inline;
  const children = inline.children.map(renderInline);
  if (inline.kind === 'strong') return <strong key={index}>{children}</strong>;
  if (inline.kind === 'em') return <em key={index}>{children}</em>;
  if (inline.kind !== 'link') return <Fragment key={index}>{children}</Fragment>;
  return inline.href.startsWith('/') ? (
    <Link key={index} to={inline.href}>
      {children}
    </Link>
  ) : (
    <a key={index} href={inline.href} rel="noreferrer">
      {children}
    </a>
  );
}
