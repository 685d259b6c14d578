import type { pl } from './messages.pl.ts';

/** What a failed operation says to a person, by its code, in English. */
export const en: Record<keyof typeof pl, string> = {
  'shared.error.UNAUTHENTICATED': 'You need to sign in',
  'shared.error.FORBIDDEN': 'No access',
  'shared.error.LOCKED': 'This account is locked',
  'shared.error.NOT_FOUND': 'We could not find what you are looking for',
  'shared.error.RATE_LIMITED': 'Too many tries. Wait a moment and try again',
  'shared.error.UPSTREAM_OFFLINE': 'The server is unavailable',
  'shared.error.UPSTREAM_TIMEOUT': 'The server takes too long to answer',
  'shared.error.UPSTREAM_ERROR': 'The server reported a fault',
  'shared.error.PROVIDER_UNREACHABLE': 'The data provider does not answer',
  'shared.error.PROVIDER_REFUSED': 'The data provider refused',
  'shared.error.PROVIDER_RATE_LIMITED': 'The data provider asks for fewer requests',
  'shared.error.PROVIDER_UNREADABLE': 'The data provider’s answer cannot be read',
  'shared.error.BAD_UPSTREAM_RESPONSE': 'The server sent data that we do not understand',
  'shared.error.BAD_USER_INPUT': 'This request cannot be carried out',
  'shared.error.XSRF_REFUSED': 'The page has expired. Try once more',
  'shared.error.GRAPHQL_PARSE_FAILED': 'Something went wrong on our side',
  'shared.error.GRAPHQL_VALIDATION_FAILED': 'Something went wrong on our side',
  'shared.error.PERSISTED_DOCUMENT_REQUIRED': 'Something went wrong on our side',
  'shared.error.PERSISTED_DOCUMENT_NOT_FOUND': 'This page is of an older version. Load it again',
  'shared.error.INTERNAL': 'Something went wrong on our side',
  'shared.error.NETWORK': 'No internet connection',
};
