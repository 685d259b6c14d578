/** Whether a request is one with files; a fetch Request fits. */
export const isMultipart = (request: { readonly headers: { get(name: string): string | null } }): boolean =>
  /^multipart\/form-data\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '');
