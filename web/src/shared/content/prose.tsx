import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ContentBlock, ContentDocument, ContentInline } from './content-document.ts';
import styles from './prose.module.css';

interface ProseProps {
  readonly content: ContentDocument;
}

/** An operator's text as it is read: headings, paragraphs and lists in one narrow column. */
export function Prose({ content }: ProseProps) {
  return <div className={styles.prose}>{content.map(drawBlock)}</div>;
}

function drawBlock(block: ContentBlock, index: number): ReactNode {
  if (block.kind === 'paragraph') return <p key={index}>{block.children.map(drawInline)}</p>;
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return <List key={index}>{block.items.map(drawItem)}</List>;
  }
  const Heading = headings[Math.min(block.depth, headings.length) - 1] ?? 'h3';
  return <Heading key={index}>{block.children.map(drawInline)}</Heading>;
}

const headings = ['h1', 'h2', 'h3'] as const;

/** An item of one paragraph has its words alone. */
function drawItem(blocks: ContentBlock[], index: number): ReactNode {
  const [first] = blocks;
  const isPlain = blocks.length === 1 && first?.kind === 'paragraph';
  return <li key={index}>{isPlain ? first.children.map(drawInline) : blocks.map(drawBlock)}</li>;
}

function drawInline(inline: ContentInline, index: number): ReactNode {
  if (typeof inline === 'string') return inline;
  const children = inline.children.map(drawInline);
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
