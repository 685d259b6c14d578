import { createCredentialStore, GraphError } from '@tipgraph/client';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import type { sessionQuery$data } from '../../__generated__/sessionQuery.graphql.ts';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { createScriptedGraph } from '../../testing/scripted-graph.ts';
import { plan as samplePlan } from '../../testing/session-states.ts';
import { createEnvironmentStore } from '../relay/environment.ts';
import { sessionQuery } from './session-query.ts';
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
const plan = samplePlan({ activeSale: { percent: 20 }, permissions: ['STATS'] });
const viewer = {
  id: 'viewer',
  user: { id: 'user-1', email: set.uid, isAdmin: false, isTyper: true, discordName: null },
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
  const startWith = async (data: object) => {
    const starting = session.start();
    answer({ data: { viewer, plans: [plan], site, ...data } });
    await starting;
  };
  return { graph, credentials, session, answer, startWith, environmentCount: () => environments };
}

describe('the session', () => {
  it('loads the user when the credentials are valid', async () => {
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

  it('clears invalid credentials and loads the plans', async () => {
    const { session, startWith, credentials } = setUp();
    await startWith({ viewer: null });
    expect(credentials.read()).toBeNull();
    expect(session.state()).toMatchObject({ loaded: true, viewer: null, offline: false, plans: [plan] });
  });

  it('keeps the credentials when the validation failed', async () => {
    const { session, answer, credentials } = setUp();
    const starting = session.start();
    answer({ data: { viewer: null, plans: [plan], site }, errors: [{ message: 'x', path: ['viewer'] }] });
    await starting;
    expect(credentials.read()).toEqual(set);
    expect(session.state()).toMatchObject({ loaded: true, viewer: null, offline: true, plans: [plan] });
  });

  describe('after a failed validation', () => {
    const failed = {
      data: { viewer: null, plans: [plan], site },
      errors: [{ message: 'x', path: ['viewer'] }],
    };
    const setUpFailed = async () => {
      const page = setUp();
      const starting = page.session.start();
      page.answer(failed);
      await starting;
      return page;
    };

    it('validates again after the response to another request', async () => {
      const { session, answer, graph } = await setUpFailed();
      session.setOffline(false);
      expect(graph.requests).toHaveLength(2);
      expect(session.state().offline).toBe(true);
      answer({ data: { viewer, plans: [plan], site } });
      await expect.poll(session.state).toMatchObject({ offline: false, viewer: { email: set.uid } });
    });

    it('stays offline while the validation fails', async () => {
      const { session, answer, graph } = await setUpFailed();
      const again = session.start();
      // As its own response does.
      session.setOffline(false);
      answer(failed);
      await again;
      expect(session.state()).toMatchObject({ offline: true, viewer: null });
      expect(graph.requests).toHaveLength(2);
    });

    it('validates on a refresh', async () => {
      const { session, answer, credentials } = await setUpFailed();
      const refreshing = session.refresh();
      answer({ data: { viewer: null, plans: [plan], site } });
      await refreshing;
      expect(credentials.read()).toBeNull();
      expect(session.state()).toMatchObject({ offline: false, viewer: null });
    });
  });

  it('is online again with the next response, without another validation of a known user', async () => {
    const { session, startWith, graph } = setUp();
    await startWith({});
    const before = session.state();
    session.setOffline(false);
    expect(session.state()).toBe(before);
    session.setOffline(true);
    session.setOffline(false);
    expect(session.state()).toEqual(before);
    expect(graph.requests).toHaveLength(1);
  });

  it('does not change without a network', async () => {
    const { session, graph, answer } = setUp();
    const first = session.start();
    graph.latest().fail(new GraphError('NETWORK', 'x'));
    expect(await first).toBe(false);
    expect(session.state()).toMatchObject({ loaded: false, offline: false });

    const second = session.start();
    answer({ data: { viewer, plans: [plan], site } });
    expect(await second).toBe(true);
    const loaded = session.state();
    for (const code of ['NETWORK', 'UPSTREAM_TIMEOUT'] as const) {
      const again = session.start();
      graph.latest().fail(new GraphError(code, 'x'));
      expect(await again).toBe(false);
      expect(session.state()).toBe(loaded);
    }
  });

  it.each([
    ['UPSTREAM_OFFLINE', null],
    ['UPSTREAM_TIMEOUT', 'request-7'],
  ] as const)('loads without a user after %s, and recovers with the next validation', async (code, id) => {
    const { session, graph, answer, credentials } = setUp();
    const first = session.start();
    graph.latest().fail(new GraphError(code, 'x', id));
    expect(await first).toBe(true);
    expect(session.state()).toMatchObject({ loaded: true, viewer: null, offline: true });
    expect(credentials.read()).toEqual(set);

    const second = session.start();
    answer({ data: { viewer, plans: [plan], site } });
    await second;
    expect(session.state()).toMatchObject({ offline: false, viewer: { email: set.uid } });
  });

  it('keeps a sign-in that happened during the validation of old credentials', async () => {
    const { session, answer, credentials } = setUp();
    const starting = session.start();
    credentials.adopt({ ...set, client: 'client-2', uid: 'jan@tipgraph.example' }, credentials.epoch());
    answer({ data: { viewer: null, plans: [plan], site } });
    await starting;
    expect(credentials.read()?.uid).toBe('jan@tipgraph.example');
  });

  it('loads a session that began during the validation of old credentials', async () => {
    const { session, graph, answer, credentials } = setUp();
    const starting = session.start();
    credentials.adopt({ ...set, client: 'client-2' }, credentials.epoch());
    graph.latest().fail(new GraphError('UNAUTHENTICATED', 'The response is for a previous session'));
    await expect.poll(() => graph.requests).toHaveLength(2);
    expect(graph.latest().metadata).toMatchObject({ openingFields: ['viewer', 'plans'] });
    answer({ data: { viewer, plans: [plan], site } });
    expect(await starting).toBe(true);
    expect(session.state()).toMatchObject({ offline: false, viewer: { email: set.uid } });
  });

  it('clears user, credentials and environment on leave', async () => {
    const { session, startWith, credentials, environmentCount } = setUp();
    await startWith({});
    const before = environmentCount();
    session.leave();
    expect(session.state().viewer).toBeNull();
    expect(credentials.read()).toBeNull();
    expect(environmentCount()).toBe(before + 1);
  });

  it('loads new permissions and invalidates the store on a refresh', async () => {
    const { session, answer, startWith, graph } = setUp();
    await startWith({ viewer: { ...viewer, permissions: [] } });
    const refreshing = session.refresh();
    answer({ data: { viewer, plans: [plan], site } });
    const store = graph.environment.getStore();
    const valid = store.lookupInvalidationState([]);
    await refreshing;
    expect(session.state().viewer?.permissions).toEqual(['DROPINFO']);
    expect(store.checkInvalidationState(valid)).toBe(true);
  });

  it('refreshes once more when refreshes are requested while one is running', async () => {
    const { session, answer, startWith, graph } = setUp();
    await startWith({});
    const first = session.refresh();
    const later = Promise.all([session.refresh(), session.refresh()]);
    answer({ data: { viewer: { ...viewer, permissions: [] }, plans: [plan], site } });
    await first;
    expect(session.state().viewer?.permissions).toEqual([]);
    await expect.poll(() => graph.requests).toHaveLength(3);
    answer({ data: { viewer, plans: [plan], site } });
    await later;
    expect(session.state().viewer?.permissions).toEqual(['DROPINFO']);
    expect(graph.requests).toHaveLength(3);
  });

  it('refreshes the plans of a guest', async () => {
    const { session, answer, startWith } = setUp();
    await startWith({ viewer: null, plans: [] });
    const refreshing = session.refresh();
    answer({ data: { viewer: null, plans: [plan], site } });
    await refreshing;
    expect(session.state()).toMatchObject({ viewer: null, plans: [plan] });
  });

  const plansFailed = { errors: [{ message: 'x', path: ['plans'] }] };

  it('keeps the plans when only they cannot be read again', async () => {
    const { session, answer, startWith } = setUp();
    await startWith({});
    const refreshing = session.refresh();
    answer({ ...plansFailed, data: { viewer: { ...viewer, permissions: [] }, plans: null, site } });
    await refreshing;
    expect(session.state()).toMatchObject({ viewer: { permissions: [] }, plans: [plan] });
  });

  it('stays offline for a guest whose plans cannot be read', async () => {
    const { session, graph, answer } = setUp();
    const first = session.start();
    graph.latest().fail(new GraphError('UPSTREAM_OFFLINE', 'x'));
    await first;
    const second = session.start();
    answer({ ...plansFailed, data: { viewer: null, plans: null, site } });
    await second;
    expect(session.state()).toMatchObject({ viewer: null, offline: true });
  });

  it('ignores the response to a refresh after another sign-in', async () => {
    const { session, answer, startWith, credentials } = setUp();
    await startWith({});
    const before = session.state();
    const refreshing = session.refresh();
    credentials.adopt({ ...set, client: 'client-2', uid: 'jan@tipgraph.example' }, credentials.epoch());
    answer({ data: { viewer: { ...viewer, permissions: [] }, plans: [plan], site } });
    await refreshing;
    expect(session.state()).toBe(before);
  });

  it('keeps the store valid when a refresh does not change the user', async () => {
    const { session, answer, startWith, graph } = setUp();
    await startWith({});
    const before = session.state().viewer;
    const store = graph.environment.getStore();
    const valid = store.lookupInvalidationState([]);
    const refreshing = session.refresh();
    answer({ data: { viewer, plans: [plan], site: { ...site, technicalBreak: true } } });
    await refreshing;
    expect(session.state().viewer).toBe(before);
    expect(session.state().site.technicalBreak).toBe(true);
    expect(store.checkInvalidationState(valid)).toBe(false);
  });

  it('keeps the user of a mutation that ended during a refresh', async () => {
    const { session, answer, startWith, graph } = setUp();
    await startWith({});
    const refreshing = session.refresh();
    const query = getRequest(sessionQuery);
    const renamed = { ...viewer, user: { ...viewer.user, email: 'jan@tipgraph.example' } };
    graph.environment.commitPayload(createOperationDescriptor(query, {}), {
      ...{ viewer: renamed, plans: [plan], site },
    });
    const { data } = graph.environment.lookup(createOperationDescriptor(query, {}).fragment);
    const shown = (data as unknown as sessionQuery$data).viewer;
    if (shown.ok && shown.value) session.enter(shown.value);
    answer({ data: { viewer: { ...viewer, permissions: ['TIPS'] }, plans: [plan], site } });
    await refreshing;
    expect(session.state().viewer?.email).toBe('jan@tipgraph.example');
  });

  it('ignores a null viewer of a refresh', async () => {
    const { session, answer, startWith, graph, credentials } = setUp();
    await startWith({});
    const before = session.state();
    const refreshing = session.refresh();
    expect(graph.latest().metadata).toEqual({ allowAnonymous: true });
    answer({ data: { viewer: null, plans: [plan], site } });
    await refreshing;
    expect(session.state()).toEqual(before);
    expect(credentials.read()).toEqual(set);
  });

  it('sends no query during a sign-out', async () => {
    const { session, graph } = setUp();
    session.setSigningOut(true);
    await session.refresh();
    expect(graph.requests).toEqual([]);
    session.leave();
    expect(session.state().isSigningOut).toBe(true);
    session.setSigningOut(false);
    expect(session.state().isSigningOut).toBe(false);
  });

  it('does not change when a refresh fails', async () => {
    const { session, startWith, graph } = setUp();
    await startWith({});
    const before = session.state();
    const refreshing = session.refresh();
    graph.latest().fail(new GraphError('NETWORK', 'x'));
    await refreshing;
    expect(session.state()).toBe(before);
  });
});
