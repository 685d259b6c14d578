import { describe, expect, it } from 'vitest';
import { createLanguageStore } from '../../i18n/language.ts';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { createCartStore, emptyCart, ownCart } from './cart-store.ts';

function setUp(stored?: string) {
  const browser = createSharedStorage(stored === undefined ? {} : { cart: stored });
  const openTab = (storage = browser.openTab()) => {
    const language = createLanguageStore(storage, []);
    return { store: createCartStore(storage, language), language };
  };
  /** Opens a tab that gets the events of other tabs only when it thaws. */
  const openFrozenTab = () => {
    const events: (() => void)[] = [];
    const storage = browser.openTab();
    const onForeignChange: typeof storage.onForeignChange = (listener) =>
      storage.onForeignChange((key) => events.push(() => listener(key)));
    const thaw = () => {
      for (const event of events) event();
    };
    return { ...openTab({ ...storage, onForeignChange }), thaw };
  };
  return { ...openTab(), openTab, openFrozenTab, values: browser.values, clear: browser.clear };
}

describe('the cart', () => {
  it('opens when a plan is added with its months', () => {
    const { store } = setUp();
    store.add('standard+', 6);
    expect(store.view()).toEqual({ cart: { ...emptyCart, sub: 'standard+', subMonths: 6 }, isOpen: true });
    store.add('pro');
    expect(store.view().cart).toMatchObject({ sub: 'pro', subMonths: 6 });
  });

  it('has no months when none are given', () => {
    const { store } = setUp();
    store.add('pro');
    expect(store.view().cart.subMonths).toBeNull();
  });

  it('uses one month for the fixed-time plan', () => {
    const { store } = setUp();
    store.add('me_vip', 12);
    expect(store.view().cart.subMonths).toBe(1);
  });

  it('survives a reload, closed, with the promo code waiting for a new check', () => {
    const { store, openTab } = setUp();
    store.add('pro', 3);
    store.change({ promocode: 'WIOSNA10', promo: { state: 'applied', percent: 10 }, firstName: 'Ewa' });
    expect(openTab().store.view()).toEqual({
      cart: {
        ...emptyCart,
        sub: 'pro',
        subMonths: 3,
        promocode: 'WIOSNA10',
        promo: { state: 'waiting' },
        firstName: 'Ewa',
      },
      isOpen: false,
    });
  });

  it('keeps a promo code that waits for a sign-in over a reload', () => {
    const { store, openTab } = setUp();
    store.change({ promocode: 'WIOSNA10', promo: { state: 'waiting' } });
    expect(openTab().store.view().cart.promo).toEqual({ state: 'waiting' });
  });

  it('keeps its content when closed, and loses it when cleared', () => {
    const { store, values } = setUp();
    store.add('pro', 3);
    store.close();
    expect(store.view()).toMatchObject({ cart: { sub: 'pro' }, isOpen: false });
    store.open();
    store.clear();
    expect(store.view()).toEqual({ cart: emptyCart, isOpen: false });
    expect(values.has('cart')).toBe(false);
  });

  it('is cleared when the language changes', () => {
    const { store, language } = setUp();
    store.add('premium', 12);
    language.change('en');
    expect(store.view()).toEqual({ cart: emptyCart, isOpen: false });
  });

  it('keeps a cart that another tab has filled after its change of the language', () => {
    const { store, language, openFrozenTab, values } = setUp();
    store.add('premium', 12);
    const { store: other, thaw } = openFrozenTab();
    language.change('en');
    store.add('pro', 3);
    thaw();
    expect(other.view()).toMatchObject({ cart: { sub: 'pro', subMonths: 3 }, isOpen: false });
    expect(values.has('cart')).toBe(true);
    expect(store.view().cart.sub).toBe('pro');
  });

  it('is empty when the stored cart has another language', () => {
    const { store, openTab, values } = setUp();
    store.add('premium', 12);
    values.set('lang', 'en');
    const { store: other, language } = openTab();
    expect(other.view().cart).toEqual(emptyCart);
    language.change('pl');
    expect(other.view().cart).toEqual(emptyCart);
  });

  it('follows changes in another tab', () => {
    const { store, openTab } = setUp();
    const other = openTab().store;
    store.add('vip', 12);
    expect(other.view()).toMatchObject({ cart: { sub: 'vip' }, isOpen: false });
    other.clear();
    expect(store.view().cart).toEqual(emptyCart);
  });

  it('is empty after another tab has cleared the storage', () => {
    const { store, clear } = setUp();
    store.add('vip', 12);
    clear();
    expect(store.view().cart).toEqual(emptyCart);
  });

  it.each([
    '',
    '[',
    '7',
    'null',
    '{"sub":7,"subMonths":2,"promo":"x","paymentMethod":"cash","discord":"yes","language":"pl"}',
  ])('is empty when %j is stored', (stored) => {
    expect(setUp(stored).store.view().cart).toEqual(emptyCart);
  });

  it('keeps typed names, of which empty ones do not survive a reload', () => {
    const { store, openTab } = setUp();
    store.typeNames({ firstName: 'Ewa' }, null);
    store.typeNames({ lastName: '' }, 'user-1');
    const names = { firstName: 'Ewa', lastName: '', discordName: null };
    expect(store.view().cart).toMatchObject({ ...names, buyerId: 'user-1' });
    expect(openTab().store.view().cart).toMatchObject({ ...names, lastName: null });
  });

  it('drops the names of another buyer whose session has ended', () => {
    const { store, openTab } = setUp();
    store.add('pro', 3);
    store.typeNames({ firstName: 'Anna', discordName: 'anna.n' }, 'user-1');
    const { store: reloaded } = openTab();
    expect(ownCart(reloaded.view().cart, 'user-2')).toMatchObject({ firstName: null, discordName: null });
    reloaded.typeNames({ firstName: 'Jan' }, 'user-2');
    const names = { buyerId: 'user-2', firstName: 'Jan', lastName: null, discordName: null };
    expect(reloaded.view().cart).toMatchObject({ sub: 'pro', subMonths: 3, ...names });
  });

  it('gives the names that a guest has typed to the first user who signs in', () => {
    const { store } = setUp();
    store.assignNames('user-1');
    expect(store.view().cart).toEqual(emptyCart);
    store.add('pro', 3);
    store.typeNames({ firstName: 'Anna' }, null);
    store.assignNames('user-1');
    store.assignNames('user-2');
    expect(ownCart(store.view().cart, 'user-1')).toMatchObject({ firstName: 'Anna' });
    expect(ownCart(store.view().cart, 'user-2')).toMatchObject({ firstName: null });
  });

  it('notifies listeners until they unsubscribe', () => {
    const { store } = setUp();
    let calls = 0;
    const stop = store.subscribe(() => {
      calls += 1;
    });
    store.open();
    stop();
    store.close();
    expect(calls).toBe(1);
  });
});
