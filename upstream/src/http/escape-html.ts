const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and attribute values. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
