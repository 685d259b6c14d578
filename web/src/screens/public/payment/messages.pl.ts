/** Texts of the payment's result in Polish. */
export const pl = {
  'public.payment.doneTitle': 'Płatność przyjęta',
  'public.payment.doneText': 'Dziękujemy! Twój pakiet już działa, nie musisz logować się ponownie.',
  'public.payment.doneLaterText':
    'Dziękujemy! Pakiet {plan} zacznie działać {date}. Do tego czasu nic się nie zmienia.',
  'public.payment.pendingTitle': 'Czekamy na potwierdzenie płatności',
  'public.payment.pendingText': 'Zwykle trwa to kilka sekund. Ta strona odświeża się sama.',
  'public.payment.lateText':
    'Bank jeszcze nie potwierdził płatności. Jeśli ją wykonano, możesz zamknąć tę stronę: pakiet włączy się, gdy potwierdzenie dotrze.',
  'public.payment.until':
    'Jeśli jeszcze nie zapłacono, można to zrobić do {time}. Potem zamówienie wygaśnie.',
  'public.payment.expiredTitle': 'Czas na zapłatę minął',
  'public.payment.expiredText':
    'Zamówienie wygasło i nic nie zostało pobrane. Jeśli jednak zapłacono na czas, pakiet włączy się po potwierdzeniu z banku.',
  'public.payment.cancelledTitle': 'Płatność anulowana',
  'public.payment.failedTitle': 'Płatność nie powiodła się',
  'public.payment.notPaidText': 'Nic nie zostało pobrane, a Twój dotychczasowy pakiet się nie zmienił.',
  'public.payment.heldTitle': 'Sprawdzamy Twoją płatność',
  'public.payment.heldText':
    'Płatność do nas dotarła, ale pakietu nie dało się włączyć automatycznie. Nie płać ponownie: włączymy go albo zwrócimy pieniądze.',
  'public.payment.unknownTitle': 'Status płatności: {status}',
  'public.payment.unknownText': 'Nie znamy tego statusu, więc nie traktujemy płatności jako zakończonej.',
  'public.payment.missingTitle': 'Nie ma takiej płatności',
  'public.payment.missingText': 'Sprawdź adres albo konto, na które jesteś zalogowany.',
  'public.payment.plan': 'Pakiet',
  'public.payment.withDiscord': 'z serwerem Discord',
  'public.payment.amount': 'Kwota',
  'public.payment.number': 'Numer płatności',
  'public.payment.dashboard': 'Przejdź do panelu',
  'public.payment.plans': 'Wróć do pakietów',
  'public.payment.goOn': 'Dokończ płatność',
  'public.payment.check': 'Sprawdź ponownie',
} as const;
