/** Words within a block of an operator's text. */
export type ContentInline =
  | string
  | { kind: 'strong' | 'em' | 'span'; children: ContentInline[] }
  | { kind: 'link'; href: string; children: ContentInline[] };

/** One block of an operator's text. */
export type ContentBlock =
  | { kind: 'heading'; depth: number; children: ContentInline[] }
  | { kind: 'paragraph'; children: ContentInline[] }
  | { kind: 'list'; ordered: boolean; items: ContentBlock[][] };

/** A text that the operator keeps as a Markdown file under web/content. */
export type ContentDocument = readonly ContentBlock[];
