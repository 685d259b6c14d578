import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type CredentialStore, createCredentialStore, createOwnStorage, trackSent } from './credentials.ts';
import { createSharedStorage } from './testing/shared-storage.ts';

const set = { accessToken: 'token-1', client: 'client-1', tokenType: 'Bearer', uid: 'ewa@tipgraph.example' };

function openTab(browser = createSharedStorage()) {
  return createCredentialStore(browser.openTab());
}

it.each(['accessToken', 'uid'] as const)(
  'sent credentials are outdated when another tab has stored another %s, before its event',
  (key) => {
    const browser = createSharedStorage();
    const store = openTab(browser);
    store.adopt(set, store.epoch());
    const sent = trackSent(store);
    sent.send();
    expect(sent.isOutdated()).toBe(false);
    browser.values.set(key, 'other');
    expect(sent.isOutdated()).toBe(true);
  },
);

describe('the credential store', () => {
  it('stores a set when all four values are there', () => {
    const browser = createSharedStorage();
    const store = openTab(browser);
    store.adopt(set, store.epoch());
    expect(store.read()).toEqual(set);
    expect([...browser.values.keys()].sort()).toEqual(['accessToken', 'client', 'tokenType', 'uid']);
  });

  it.each([
    ['a blank token', { ...set, accessToken: '' }],
    ['a token of spaces', { ...set, accessToken: ' ' }],
    ['no client', { ...set, client: null }],
    ['no token type', { ...set, tokenType: null }],
    ['a blank uid', { ...set, uid: '' }],
  ])('ignores %s', (_name, offered) => {
    const store = openTab();
    store.adopt(offered, store.epoch());
    expect(store.read()).toBeNull();
    store.adopt(set, store.epoch());
    store.adopt(offered, store.epoch());
    expect(store.read()).toEqual(set);
  });

  it('keeps the newest set of one sign-in in any order of responses', () => {
    const store = openTab();
    const sentIn = store.epoch();
    store.adopt({ ...set, accessToken: 'first', expiry: 100 }, sentIn);
    const epoch = store.epoch();
    store.adopt({ ...set, accessToken: 'newest', expiry: 102 }, epoch);
    store.adopt({ ...set, accessToken: 'late', expiry: 101 }, epoch);
    expect(store.read()?.accessToken).toBe('newest');
    store.adopt({ ...set, accessToken: 'same second', expiry: 102 }, epoch);
    expect(store.read()?.accessToken).toBe('same second');
  });

  it('keeps the newest set of another tab, and resets the expiry with a sign-in', () => {
    const browser = createSharedStorage();
    const [awake, asleep] = [openTab(browser), openTab(browser)];
    awake.adopt({ ...set, expiry: 100 }, awake.epoch());
    awake.adopt({ ...set, accessToken: 'newest', expiry: 300 }, awake.epoch());
    asleep.adopt({ ...set, accessToken: 'late', expiry: 200 }, asleep.epoch());
    expect(asleep.read()?.accessToken).toBe('newest');
    asleep.clear();
    expect([...browser.values.keys()]).toEqual([]);
    asleep.adopt({ ...set, accessToken: 'anew', expiry: 150 }, asleep.epoch());
    expect(awake.read()?.accessToken).toBe('anew');
    awake.adopt({ ...set, client: 'client-2', expiry: 120 }, awake.epoch());
    expect(asleep.read()?.client).toBe('client-2');
  });

  it('forgets the expiry of the previous sign-in when the next has none', () => {
    const store = openTab();
    store.adopt({ ...set, expiry: 300 }, store.epoch());
    store.adopt({ ...set, client: 'client-2' }, store.epoch());
    store.adopt({ ...set, client: 'client-2', accessToken: 'next', expiry: 200 }, store.epoch());
    expect(store.read()?.accessToken).toBe('next');
  });

  it('ignores a response from before the sign-out', () => {
    const store = openTab();
    store.adopt(set, store.epoch());
    const sentIn = store.epoch();
    store.clear();
    store.adopt({ ...set, accessToken: 'late' }, sentIn);
    expect(store.read()).toBeNull();
  });

  it.each([
    ['sign-out', (tab: CredentialStore) => tab.clear(), null],
    ['sign-in', (tab: CredentialStore) => tab.adopt({ ...set, uid: 'jan' }, tab.epoch()), 'jan'],
  ])('ignores a response after a %s in another tab whose event is still to come', (_name, act, uid) => {
    const browser = createSharedStorage();
    const store = createCredentialStore({ ...browser.openTab(), onForeignChange: () => () => undefined });
    store.adopt(set, store.epoch());
    act(openTab(browser));
    store.adopt({ ...set, accessToken: 'late', expiry: 900 }, store.epoch());
    expect(store.read()?.uid ?? null).toBe(uid);
  });

  it('detects a foreign sign-in without onForeignChange', () => {
    const { openTab: open } = createSharedStorage();
    const { onForeignChange: _, ...silent } = open();
    const store = createCredentialStore(silent);
    const heard = vi.fn();
    store.subscribe(heard);
    const elsewhere = createCredentialStore(open());
    const sentIn = store.epoch();
    elsewhere.adopt(set, elsewhere.epoch());
    store.adopt({ ...set, client: 'late' }, sentIn);
    expect(store.read()).toEqual(set);
    expect(heard.mock.calls).toEqual([['elsewhere']]);
  });

  it('reads an own storage once, and writes changes', () => {
    const browser = createSharedStorage();
    const keychain = browser.openTab();
    createCredentialStore(keychain).adopt({ ...set, expiry: 100 }, 0);
    const get = vi.spyOn(keychain, 'get');
    const write = vi.spyOn(keychain, 'set');
    const store = createCredentialStore(createOwnStorage(keychain));
    for (const accessToken of ['token-2', 'token-3']) {
      expect(store.read()).not.toBeNull();
      store.adopt({ ...set, accessToken, expiry: 101 }, store.epoch());
      expect(browser.values.get('accessToken')).toBe(accessToken);
    }
    expect(write.mock.calls.map(([key]) => key)).toEqual(['expiry', 'accessToken', 'accessToken']);
    expect(get.mock.calls.flat().sort()).toEqual(['accessToken', 'client', 'expiry', 'tokenType', 'uid']);
    store.clear();
    expect([store.read(), [...browser.values]]).toEqual([null, []]);
  });

  it('writes what an own storage refused with the next change', () => {
    const browser = createSharedStorage();
    const keychain = browser.openTab();
    const openStore = () => createCredentialStore(createOwnStorage(keychain));
    const store = openStore();
    store.adopt({ ...set, expiry: 100 }, store.epoch());
    const refuse = (method: 'set' | 'remove') =>
      vi.spyOn(keychain, method).mockImplementation(() => {
        throw new Error('The device is locked');
      });
    const refusedSet = refuse('set');
    store.adopt({ ...set, accessToken: 'token-2', expiry: 101 }, store.epoch());
    expect([store.read()?.accessToken, browser.values.get('accessToken')]).toEqual(['token-2', 'token-1']);
    refusedSet.mockRestore();
    store.adopt({ ...set, accessToken: 'token-2', expiry: 101 }, store.epoch());
    expect([browser.values.get('accessToken'), browser.values.get('expiry')]).toEqual(['token-2', '101']);

    const refusedRemove = refuse('remove');
    store.clear();
    expect([store.read(), openStore().read()?.accessToken]).toEqual([null, 'token-2']);
    refusedRemove.mockRestore();
    store.clear();
    expect([...browser.values]).toEqual([]);
  });

  it('notifies all listeners of a sign-in when one throws', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const store = openTab();
    const heard = vi.fn();
    store.subscribe(() => {
      throw new Error('of the app');
    });
    store.subscribe(heard);
    store.adopt(set, store.epoch());
    expect(heard).toHaveBeenCalledOnce();
    expect(() => vi.runAllTimers()).toThrow('of the app');
  });

  it('does not report a rotation as a sign-in', () => {
    const store = openTab();
    store.adopt(set, store.epoch());
    const heard = vi.fn();
    store.subscribe(heard);
    store.adopt({ ...set, accessToken: 'rotated' }, store.epoch());
    expect(heard).not.toHaveBeenCalled();
  });

  it('shares sign-in, rotation and sign-out with other tabs', () => {
    const browser = createSharedStorage();
    const [here, elsewhere] = [openTab(browser), openTab(browser)];
    const heard = vi.fn();
    elsewhere.subscribe(heard);

    here.adopt(set, here.epoch());
    expect(elsewhere.read()).toEqual(set);
    here.adopt({ ...set, accessToken: 'rotated' }, here.epoch());
    expect(elsewhere.read()?.accessToken).toBe('rotated');
    expect(heard.mock.calls).toEqual([['elsewhere']]);

    here.clear();
    expect(elsewhere.read()).toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('never exposes an incomplete sign-in to another tab', () => {
    const browser = createSharedStorage();
    const here = openTab(browser);
    here.adopt(set, here.epoch());
    const seen: unknown[] = [];
    const watching = browser.openTab();
    const elsewhere = createCredentialStore(watching);
    watching.onForeignChange(() => seen.push(elsewhere.read()?.uid ?? null));
    here.adopt(
      { accessToken: 'b', client: 'b', tokenType: 'Bearer', uid: 'b@tipgraph.example' },
      here.epoch(),
    );
    expect(new Set(seen)).toEqual(new Set([null, 'b@tipgraph.example']));
  });
});
