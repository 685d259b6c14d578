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

  return <a {...rest} href={`/#${section}`} onClick={follow} />;
}

/** The home page's sections for menus: start, features, plans. */
export const homeSections = ['start', 'zalety', 'kup'] as const;

type HomeSection = (typeof homeSections)[number];

/** Delay before the scroll after opening the home page. */
export const scrollDelayMs = 500;

/** Scrolls to a section and moves the focus there, so that the keyboard goes on from it. */
export function scrollToSection(section: HomeSection): void {
  const element = document.getElementById(section);
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth', block: 'start' });
}
