/** Texts of the files for admins, in Polish. */
export const pl = {
  'admin.title.files': 'Pliki do pobrania',
  'admin.files.subtitle':
    'Zestawienia płatności, typów i subskrypcji. Odnośniki do pobrania działają przez kilka minut.',
  'admin.files.newPayments': 'Plik płatności',
  'admin.files.newXlsx': 'Plik XLSX',
  'admin.files.name': 'Nazwa',
  'admin.files.size': 'Rozmiar',
  'admin.files.createdAt': 'Utworzono',
  'admin.files.actions': 'Działania',
  'admin.files.downloadFile': 'Pobierz plik {name}',
  'admin.files.delete': 'Usuń',
  'admin.files.deleteFile': 'Usuń plik {name}',
  'admin.files.deleteTitle': 'Usunąć plik?',
  'admin.files.deleteText':
    'Plik {name} zniknie na zawsze. Ten sam zakres dni można wygenerować jeszcze raz.',
  'admin.files.deleted': 'Usunięto plik {name}',
  'admin.files.gone': 'Tego pliku już nie ma',
  'admin.files.emptyTitle': 'Nie ma jeszcze żadnego pliku',
  'admin.files.emptyReason': 'Utwórz zestawienie, a pojawi się tutaj do pobrania.',
  'admin.files.failed': 'Nie udało się wczytać plików',
} as const;
