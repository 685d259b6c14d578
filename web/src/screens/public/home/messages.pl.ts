/** Texts of the home page in Polish. */
export const pl = {
  'public.home.heading': 'Widać, gdzie spada kurs',
  'public.home.about':
    '{site} śledzi kursy u\u00a0azjatyckich bukmacherów i\u00a0pokazuje każdy większy spadek, gdy tylko się pojawi. Do tego typy ekspertów i\u00a0statystyki ponad 80 lig i\u00a0pucharów.',
  'public.home.signIn': 'Zaloguj się',
  'public.home.dashboard': 'Przejdź do panelu',
  'public.home.dashboardBreak': 'Panel jest chwilowo wyłączony. Zapraszamy wkrótce.',
  'public.home.offlineTitle': 'Serwer nie odpowiada',
  'public.home.offlineText': 'Sprawdź połączenie z internetem albo spróbuj za chwilę.',
  'public.home.offlineRetry': 'Spróbuj ponownie',
} as const;
