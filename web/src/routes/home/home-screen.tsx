import { useLocation } from 'react-router-dom';
import { useSectionOfNavigation } from '../../shared/navigation/use-section-of-navigation.ts';
import { wantedAddress } from '../../shared/session/return-to.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { EffectivenessSection } from './parts/effectiveness-section.tsx';
import { FeaturesSection } from './parts/features-section.tsx';
import { HeroSection } from './parts/hero-section.tsx';
import { OfferSection } from './parts/offer-section.tsx';
import { PlansSection } from './parts/plans-section.tsx';
import { TechnicalBreakScreen } from './parts/technical-break-screen.tsx';
import { WaitingSection } from './parts/waiting-section.tsx';

/** The front door: what the service is, what it costs and how it has done, or why it is closed for now. */
export function HomeScreen() {
  const { site, offline } = useSession();
  const { search } = useLocation();
  useSectionOfNavigation();
  if (site.technicalBreak) return <TechnicalBreakScreen />;
  if (offline || site.offline || wantedAddress(`/${search}`) !== null) return <OfflineNotice />;
  return (
    <>
      <WaitingSection />
      <HeroSection />
      <OfferSection />
      <FeaturesSection />
      <PlansSection />
      <EffectivenessSection />
    </>
  );
}
