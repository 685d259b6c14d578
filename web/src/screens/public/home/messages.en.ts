import type { pl } from './messages.pl.ts';

/** Texts of the home page in English. */
export const en: Record<keyof typeof pl, string> = {
  'public.home.heading': 'See where the odds fall',
  'public.home.about':
    '{site} follows the odds of Asian bookmakers and shows every larger drop as soon as it happens. With expert tips and statistics of over 80 leagues and cups.',
  'public.home.signIn': 'Sign in',
  'public.home.dashboard': 'Go to the dashboard',
  'public.home.dashboardBreak': 'The dashboard is off for now. Please come back soon.',
  'public.home.offlineTitle': 'The server does not answer',
  'public.home.offlineText': 'Check your internet connection or try again in a moment.',
  'public.home.offlineRetry': 'Try again',
};
