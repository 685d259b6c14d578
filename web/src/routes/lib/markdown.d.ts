declare module '*.md' {
  const blocks: import('./content-document.ts').ContentDocument;
  export default blocks;
}
