export type ContentInline =
  | string
  | { kind: 'strong' | 'em' | 'span'; children: ContentInline[] }
  | { kind: 'link'; href: string; children: ContentInline[] };

export type ContentBlock =
  | { kind: 'heading'; depth: number; children: ContentInline[] }
  | { kind: 'paragraph'; children: ContentInline[] }
  | { kind: 'list'; ordered: boolean; items: ContentBlock[][] };

/** The compiled content of a Markdown file under web/content. */
export type ContentDocument = readonly ContentBlock[];
