import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface SectionLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly section: HomeSection;
}

/** A link to a part of the home page: scrolls there, from another page after the home page has opened. */
export function SectionLink({ section, onClick, ...rest }: SectionLinkProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    if (pathname === '/') scrollToSection(section);
    else void navigate('/', { state: { section } });
  };

  return <a {...rest} href={`/#${section}`} onClick={follow} />;
}

/** The parts of the home page that menus lead to: its start, the benefits, the packages. */
export const homeSections = ['start', 'zalety', 'kup'] as const;

type HomeSection = (typeof homeSections)[number];

/** How long after the home page has opened it begins to move to the chosen part, in milliseconds. */
export const scrollDelay = 500;

/** Scrolls to a part of the page: smoothly, or at once for those who want less motion. */
export function scrollToSection(section: HomeSection): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(section)?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
}
