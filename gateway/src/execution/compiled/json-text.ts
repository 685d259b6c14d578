/** Any character but those that JSON writes as they are: quotes, backslashes, control characters, surrogates. */
const special = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

/** A text as JSON. */
export const quoted = (text: string): string => (special.test(text) ? JSON.stringify(text) : `"${text}"`);
