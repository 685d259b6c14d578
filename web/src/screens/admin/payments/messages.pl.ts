/** Texts of the admins' list of payments, in Polish. */
export const pl = {
  'admin.payments.title': 'Płatności',
  'admin.payments.search': 'Szukaj po e-mailu, nazwisku lub numerze',
  'admin.payments.stats': 'Statystyki płatności',
  'admin.payments.payer': 'Płatnik',
  'admin.payments.plan': 'Pakiet',
  'admin.payments.amount': 'Kwota',
  'admin.payments.status': 'Status',
  'admin.payments.created': 'Zamówiono',
  'admin.payments.paid': 'Opłacono',
  'admin.payments.failed': 'Nie udało się wczytać płatności',
  'admin.payments.held': 'Płatności do wyjaśnienia',
  'admin.payments.heldText':
    'Pieniądze do nas dotarły albo mogły dotrzeć, a zamówienia nie dało się zrealizować. Zdecyduj o każdej: włącz pakiet albo zwróć pieniądze.',
  'admin.payments.emptyTitle': 'Nie ma jeszcze żadnej płatności',
  'admin.payments.emptyReason': 'Pierwsza pojawi się tu po zamówieniu pakietu.',
  'admin.payments.noneTitle': 'Brak płatności dla „{search}”',
  'admin.payments.noneReason': 'Szukamy po części adresu i nazwiska oraz po całym numerze płatności.',
  'admin.payments.showAll': 'Pokaż wszystkie',
} as const;
