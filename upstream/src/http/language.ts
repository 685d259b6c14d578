import type { FastifyRequest } from 'fastify';

export type Language = 'pl' | 'en';

/** From the header `lang`; anything but `en` is Polish. */
export function languageOf(request: FastifyRequest): Language {
  return request.headers.lang === 'en' ? 'en' : 'pl';
}
