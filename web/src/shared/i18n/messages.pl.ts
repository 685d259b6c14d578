/** What a failed operation says to a person, by its code, in Polish. */
export const pl = {
  'shared.error.UNAUTHENTICATED': 'Musisz się zalogować',
  'shared.error.FORBIDDEN': 'Brak dostępu',
  'shared.error.LOCKED': 'To konto jest zablokowane',
  'shared.error.NOT_FOUND': 'Nie znaleziono tego, czego szukasz',
  'shared.error.RATE_LIMITED': 'Za dużo prób. Odczekaj chwilę i spróbuj ponownie',
  'shared.error.UPSTREAM_OFFLINE': 'Serwer jest niedostępny',
  'shared.error.UPSTREAM_TIMEOUT': 'Serwer odpowiada zbyt długo',
  'shared.error.UPSTREAM_ERROR': 'Serwer zgłosił błąd',
  'shared.error.PROVIDER_UNREACHABLE': 'Dostawca danych nie odpowiada',
  'shared.error.PROVIDER_REFUSED': 'Dostawca danych odmówił',
  'shared.error.PROVIDER_RATE_LIMITED': 'Dostawca danych prosi o rzadsze zapytania',
  'shared.error.PROVIDER_UNREADABLE': 'Danych dostawcy nie da się odczytać',
  'shared.error.BAD_UPSTREAM_RESPONSE': 'Serwer przysłał dane, których nie rozumiemy',
  'shared.error.BAD_USER_INPUT': 'Tego zapytania nie da się wykonać',
  'shared.error.INTERNAL': 'Coś poszło nie tak po naszej stronie',
  'shared.error.NETWORK': 'Brak połączenia z serwerem',
} as const;
