/** The parts of the home page that menus lead to: its start, the benefits, the packages. */
export const homeSections = ['start', 'zalety', 'kup'] as const;

/** One of these parts; its name is the id of its element. */
export type HomeSection = (typeof homeSections)[number];

/** How long after the home page has opened it begins to move to the chosen part, in milliseconds. */
export const scrollDelay = 500;

/** Scrolls to a part of the page: smoothly, or at once for those who want less motion. */
export function scrollToSection(section: HomeSection): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(section)?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
}
