import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface SectionLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly section: HomeSection;
}

export function SectionLink({ section, onClick, ...rest }: SectionLinkProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    // Later: a dialog around the link, which it closes, would take back the focus.
    if (pathname === '/') window.setTimeout(scrollToSection, 0, section);
    else void navigate('/', { state: { section } });
  };

  return <a {...rest} href={`/#${sectionFragments[section]}`} onClick={follow} />;
}

/** Ids of the home page's sections, which addresses contain. */
export const sectionFragments = { features: 'zalety', plans: 'kup' } as const;

export type HomeSection = keyof typeof sectionFragments;

/** Delay before the scroll after opening the home page. */
export const scrollDelayMs = 500;

/** Scrolls to a section and moves the focus there, so that the keyboard goes on from it. */
export function scrollToSection(section: HomeSection): void {
  const element = document.getElementById(sectionFragments[section]);
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth', block: 'start' });
}
