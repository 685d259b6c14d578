import { createCredentialStore, GraphError } from '@tipgraph/client';
import { describe, expect, it, vi } from 'vitest';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { createScriptedGraph } from '../../testing/scripted-graph.ts';
import { createEnvironmentStore } from '../relay/environment.ts';
import { createSessionStore } from './session-store.ts';

const set = { accessToken: 'token-1', client: 'client-1', tokenType: 'Bearer', uid: 'ewa@tipgraph.example' };
const site = {
  name: 'Tipgraph',
  technicalBreak: false,
  dashboardBreak: false,
  offline: false,
  supportEmail: 'pomoc@tipgraph.example',
  contactEmail: null,
  socialLinks: [],
  appDownloadUrl: null,
  recommendedPlan: null,
  trackers: { googleTagId: null, googleConversionId: null, metaPixelId: null },
};
const plan = {
  id: 'plan-1',
  name: 'pro',
  pricePln: 129,
  activeSale: { percent: 20 },
  isLimited: false,
  placesLeft: null,
  permissions: ['STATS'],
  tipsEveryNth: 4,
  discordIncluded: false,
  soldUntil: null,
  validFrom: null,
  validUntil: null,
  unavailability: null,
  offers: [],
};
const viewer = {
  id: 'viewer',
  user: { id: 'user-1', email: set.uid, isAdmin: false, isTyper: true, discord: null },
  permissions: ['DROPINFO'],
  hasLimitedPlanPlace: false,
  activeSubscription: { planName: 'pro', expiresAt: '2026-12-14T22:00:00.000Z', discord: false },
  upcomingSubscriptions: [],
  waitingPayments: [],
};

function setUp() {
  const graph = createScriptedGraph();
  let environments = 0;
  const credentials = createCredentialStore(createSharedStorage().openTab());
  credentials.adopt(set, credentials.epoch());
  const session = createSessionStore(
    createEnvironmentStore(() => {
      environments += 1;
      return graph.environment;
    }),
    credentials,
  );
  const answer = (response: object) => graph.latest().answer(response);
  return { graph, credentials, session, answer, made: () => environments };
}

describe('the session', () => {
  it('starts with the person whose credentials are valid', async () => {
    const { session, answer, credentials } = setUp();
    const starting = session.start();
    expect(session.state().loaded).toBe(false);
    answer({ data: { viewer, plans: [plan], site } });
    await starting;
    expect(session.state()).toEqual({
      loaded: true,
      offline: false,
      isSigningOut: false,
      site,
      plans: [plan],
      viewer: {
        id: 'user-1',
        email: set.uid,
        isAdmin: false,
        isTyper: true,
        permissions: ['DROPINFO'],
        subscription: { planName: 'pro', expiresAt: '2026-12-14T22:00:00.000Z' },
        hasLimitedPlanPlace: false,
        needsDiscordName: false,
        upcoming: [],
        waitingPayments: [],
      },
    });
    expect(credentials.read()).toEqual(set);
  });

  it('clears refused credentials, and takes the plans all the same', async () => {
    const { session, answer, credentials } = setUp();
    const starting = session.start();
    answer({ data: { viewer: null, plans: [plan], site } });
    await starting;
    expect(credentials.read()).toBeNull();
    expect(session.state()).toMatchObject({ loaded: true, viewer: null, offline: false, plans: [plan] });
  });

  it('keeps the credentials when they could not be validated', async () => {
    const { session, answer, credentials } = setUp();
    const starting = session.start();
    answer({ data: { viewer: null, plans: [plan], site }, errors: [{ message: 'x', path: ['viewer'] }] });
    await starting;
    expect(credentials.read()).toEqual(set);
    expect(session.state()).toMatchObject({ loaded: true, viewer: null, offline: true, plans: [plan] });
  });

  it('leaves all as it is while nobody answers', async () => {
    const { session, graph, answer } = setUp();
    const first = session.start();
    graph.latest().fail(new GraphError('NETWORK', 'x'));
    expect(await first).toBe(false);
    expect(session.state()).toMatchObject({ loaded: false, offline: false });

    const second = session.start();
    answer({ data: { viewer, plans: [plan], site } });
    expect(await second).toBe(true);
    const known = session.state();
    const third = session.start();
    graph.latest().fail(new GraphError('NETWORK', 'x'));
    expect(await third).toBe(false);
    expect(session.state()).toBe(known);
  });

  it('is loaded as a guest when the service is away, and recovers with the next answer', async () => {
    const { session, graph, answer, credentials } = setUp();
    const first = session.start();
    graph.latest().fail(new GraphError('UPSTREAM_OFFLINE', 'x'));
    expect(await first).toBe(true);
    expect(session.state()).toMatchObject({ loaded: true, viewer: null, offline: true });
    expect(credentials.read()).toEqual(set);

    const second = session.start();
    answer({ data: { viewer, plans: [plan], site } });
    await second;
    expect(session.state().viewer?.email).toBe(set.uid);
  });

  it('does not undo a sign-in that happened while the old credentials were validated', async () => {
    const { session, answer, credentials } = setUp();
    const starting = session.start();
    credentials.adopt({ ...set, client: 'client-2', uid: 'jan@tipgraph.example' }, credentials.epoch());
    answer({ data: { viewer: null, plans: [plan], site } });
    await starting;
    expect(credentials.read()?.uid).toBe('jan@tipgraph.example');
  });

  it('forgets person, credentials and data on leaving', async () => {
    const { session, answer, credentials, made } = setUp();
    const starting = session.start();
    answer({ data: { viewer, plans: [plan], site } });
    await starting;
    const before = made();
    session.leave();
    expect(session.state().viewer).toBeNull();
    expect(credentials.read()).toBeNull();
    expect(made()).toBe(before + 1);
  });

  it('takes over new permissions without a new sign-in', async () => {
    const { session, answer, graph } = setUp();
    const starting = session.start();
    answer({ data: { viewer: { ...viewer, permissions: [] }, plans: [plan], site } });
    await starting;
    const refreshing = session.refresh();
    answer({ data: { viewer, plans: [plan], site } });
    const store = graph.environment.getStore();
    const trusted = store.lookupInvalidationState([]);
    await refreshing;
    expect(session.state().viewer?.permissions).toEqual(['DROPINFO']);
    expect(store.checkInvalidationState(trusted)).toBe(true);
  });

  it('asks again when it is to ask anew while an older answer is on its way, once for all who ask meanwhile', async () => {
    const { session, answer, graph } = setUp();
    const starting = session.start();
    answer({ data: { viewer, plans: [plan], site } });
    await starting;
    const first = session.refresh();
    const later = Promise.all([session.refresh(), session.refresh()]);
    answer({ data: { viewer: { ...viewer, permissions: [] }, plans: [plan], site } });
    await first;
    expect(session.state().viewer?.permissions).toEqual([]);
    await vi.waitFor(() => expect(graph.asked).toHaveLength(3));
    answer({ data: { viewer, plans: [plan], site } });
    await later;
    expect(session.state().viewer?.permissions).toEqual(['DROPINFO']);
    expect(graph.asked).toHaveLength(3);
  });

  it('takes over for a guest what is on sale', async () => {
    const { session, answer } = setUp();
    const starting = session.start();
    answer({ data: { viewer: null, plans: [], site } });
    await starting;
    const refreshing = session.refresh();
    answer({ data: { viewer: null, plans: [plan], site } });
    await refreshing;
    expect(session.state()).toMatchObject({ viewer: null, plans: [plan] });
  });

  it('trusts what it has while the person is as before', async () => {
    const { session, answer, graph } = setUp();
    const starting = session.start();
    answer({ data: { viewer, plans: [plan], site } });
    await starting;
    const before = session.state().viewer;
    const store = graph.environment.getStore();
    const trusted = store.lookupInvalidationState([]);
    const refreshing = session.refresh();
    answer({ data: { viewer, plans: [plan], site: { ...site, technicalBreak: true } } });
    await refreshing;
    expect(session.state().viewer).toBe(before);
    expect(session.state().site.technicalBreak).toBe(true);
    expect(store.checkInvalidationState(trusted)).toBe(false);
  });

  it('stays as it is when it is asked anew during a sign-out, which is no lost sign-in', async () => {
    const { session, answer, graph, credentials } = setUp();
    const starting = session.start();
    answer({ data: { viewer, plans: [plan], site } });
    await starting;
    const before = session.state();
    const refreshing = session.refresh();
    expect(graph.latest().metadata).toEqual({ allowAnonymous: true });
    answer({ data: { viewer: null, plans: [plan], site } });
    await refreshing;
    expect(session.state()).toEqual(before);
    expect(credentials.read()).toEqual(set);
  });

  it('asks nothing while a sign-out is under way, whose answer could only be a guest', async () => {
    const { session, graph } = setUp();
    session.setSigningOut(true);
    await session.refresh();
    expect(graph.asked).toEqual([]);
    session.leave();
    expect(session.state().isSigningOut).toBe(true);
    session.setSigningOut(false);
    expect(session.state().isSigningOut).toBe(false);
  });

  it('stays as it is when asking anew fails', async () => {
    const { session, answer, graph } = setUp();
    const starting = session.start();
    answer({ data: { viewer, plans: [plan], site } });
    await starting;
    const before = session.state();
    const refreshing = session.refresh();
    graph.latest().fail(new GraphError('NETWORK', 'x'));
    await refreshing;
    expect(session.state()).toBe(before);
  });
});
