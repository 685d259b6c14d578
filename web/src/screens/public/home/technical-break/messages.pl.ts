/** Texts of the technical break in Polish. */
export const pl = {
  'public.technicalBreak.text': 'Trwa przerwa techniczna. Przepraszamy za problemy i zapraszamy wkrótce!',
} as const;
