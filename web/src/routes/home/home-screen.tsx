import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type AfterOutageState, returnToOf } from '../../shared/navigation/addresses.ts';
import { type HomeSection, scrollDelayMs, scrollToSection } from '../../shared/navigation/section-link.tsx';
import { useAutoRetry } from '../../shared/relay/retry-queue.ts';
import { useSession, useSessionStore } from '../../shared/session/use-session.tsx';
import { PageError } from '../../shared/ui/state-message.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import styles from './home-screen.module.css';
import { FeaturesSection } from './parts/features-section.tsx';
import { Gallery } from './parts/gallery.tsx';
import { HeroSection } from './parts/hero-section.tsx';
import { PlansSection } from './parts/plans-section.tsx';
import { Section } from './parts/section.tsx';

/** The home page, or a notice during a technical break or while the server is offline. */
export function HomeScreen() {
  const { site, offline, loaded } = useSession();
  const { search } = useLocation();
  useSectionOfNavigation();
  if (site.technicalBreak) return <TechnicalBreakScreen />;
  // Hydration must find what was prerendered, without the query.
  const isReturning = loaded && returnToOf(`/${search}`) !== null;
  if (offline || site.offline || isReturning) return <OfflineNotice />;
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

/** Scrolls to the section that a link on another page has requested, but not when going back. */
export function useSectionOfNavigation(): void {
  const { state } = useLocation();
  const isPush = useNavigationType() === 'PUSH';
  const section = (state as { section?: HomeSection } | null)?.section;

  useEffect(() => {
    if (!section || !isPush) return;
    const timer = window.setTimeout(scrollToSection, scrollDelayMs, section);
    return () => window.clearTimeout(timer);
  }, [section, isPush]);
}

function TechnicalBreakScreen() {
  return (
    <div className={styles.screen}>
      <svg viewBox="0 0 72 44" width="144" height="88" fill="none" strokeWidth="3" aria-hidden="true">
        <path d="M8 8h18v14h12" stroke="var(--text-1)" />
        <path d="M46 22v14h12" stroke="var(--line-strong)" strokeDasharray="3 4" />
        <circle cx="61" cy="36" r="4" fill="var(--accent-fill)" />
      </svg>
      <h1 className={styles.text}>
        <FormattedMessage id="public.technicalBreak.text" />
      </h1>
    </div>
  );
}

function EffectivenessSection() {
  return (
    <Section
      title={<FormattedMessage id="content.effectiveness.heading" />}
      about={<FormattedMessage id="content.effectiveness.about" />}
      aside={<LinkButton to="/nasza-skutecznosc" label="public.home.effectiveness.more" />}
    />
  );
}

const offlineError = { code: 'UPSTREAM_OFFLINE', requestId: null } as const;

function OfflineNotice() {
  const session = useSessionStore();
  const { offline } = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const returnTo = returnToOf(`/${search}`);
  /** Null after the visitor has left the page. */
  const target = useRef<string | null>(null);
  useEffect(() => {
    target.current = returnTo;
    return () => {
      target.current = null;
    };
  }, [returnTo]);
  // Not a transition, which would delay a navigation until its end.
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await session.start();
    const state = session.state();
    const to = target.current;
    if (!state.offline && !state.site.offline && to) {
      await navigate(to, { replace: true, state: { isAfterOutage: true } satisfies AfterOutageState });
    }
    setRetrying(false);
  };
  useAutoRetry(offline || returnTo !== null ? offlineError : null, retry, isRetrying);

  return (
    <PageError
      title={<FormattedMessage id="public.home.offlineTitle" />}
      text={<FormattedMessage id="public.home.offlineText" />}
      action={{ label: <FormattedMessage id="common.tryAgain" />, run: retry, busy: isRetrying }}
    />
  );
}

const points = [
  ['content.offer.watchTitle', 'content.offer.watchText'],
  ['content.offer.countTitle', 'content.offer.countText'],
  ['content.offer.proveTitle', 'content.offer.proveText'],
] as const;

function OfferSection() {
  const { site } = useSession();
  return (
    <Section
      title={<FormattedMessage id="content.offer.heading" />}
      about={<FormattedMessage id="content.offer.about" values={{ site: site.name }} />}
    >
      <div className={styles.offer}>
        <ul className={styles.points}>
          {points.map(([title, text]) => (
            <li key={title}>
              <h3>
                <FormattedMessage id={title} />
              </h3>
              <p>
                <FormattedMessage id={text} />
              </p>
            </li>
          ))}
        </ul>
        <Gallery />
      </div>
    </Section>
  );
}

/** Loaded only for users with unpaid orders. When that fails, the page works without it. */
const WaitingPayments = lazy(() =>
  import('../../shared/payment/waiting-payments.tsx').then(
    (code) => ({ default: code.WaitingPayments }),
    () => ({ default: () => null }),
  ),
);

function WaitingSection() {
  const { viewer } = useSession();
  if (!viewer?.waitingPayments.length) return null;
  return (
    <Suspense fallback={null}>
      <div className={styles.waiting}>
        <WaitingPayments />
      </div>
    </Suspense>
  );
}
