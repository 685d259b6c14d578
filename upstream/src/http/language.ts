import type { FastifyRequest } from 'fastify';

/** Languages of labels. */
export type Language = 'pl' | 'en';

/** The language that the header `lang` asks for; anything but `en` is Polish. */
export function languageOf(request: FastifyRequest): Language {
  return request.headers.lang === 'en' ? 'en' : 'pl';
}
