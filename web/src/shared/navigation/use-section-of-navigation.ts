import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { homeSections, scrollDelay, scrollToSection } from './home-section.ts';

/** On the home page: moves to the part that a link on another page asked for. Going back does not ask again. */
export function useSectionOfNavigation(): void {
  const { state } = useLocation();
  const isFollowed = useNavigationType() === 'PUSH';
  const section = homeSections.find((known) => known === (state as { section?: unknown } | null)?.section);

  useEffect(() => {
    if (!section || !isFollowed) return;
    const timer = window.setTimeout(scrollToSection, scrollDelay, section);
    return () => window.clearTimeout(timer);
  }, [section, isFollowed]);
}
