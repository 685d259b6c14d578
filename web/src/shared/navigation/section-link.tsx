import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type HomeSection, scrollToSection } from './home-section.ts';

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
