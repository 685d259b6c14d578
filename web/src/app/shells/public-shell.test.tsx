import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { loadTexts } from '../../i18n/texts.ts';
import type { SessionState } from '../../shared/session/session-state.ts';
import { renderPages } from '../../testing/render-screen.tsx';
import { guest, signedIn, stillSession } from '../../testing/session-states.ts';
import { PublicShell } from './public-shell.tsx';

/** The only texts that the home page loads. */
const homeTexts = await loadTexts('pl', 'home');

function open(state: SessionState = guest(), address = '/') {
  const { router, storage } = renderPages(
    [{ Component: PublicShell, children: [{ path: '*', element: <p>Treść</p> }] }],
    {
      address,
      intl: homeTexts,
      session: stillSession(state),
    },
  );
  return { hand: userEvent.setup(), router, storage };
}

const withSite = (site: Partial<SessionState['site']>, state = guest()): SessionState => ({
  ...state,
  site: { ...state.site, ...site },
});
const linksIn = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);
const menu = [
  ['Pakiety', '/#kup'],
  ['Baza danych', '/database'],
  ['GOQ', '/goq'],
  ['Nasza skuteczność', '/nasza-skutecznosc'],
];
const app = { appDownloadUrl: '/app/tipgraph.apk' };

describe('the top navigation', () => {
  it('links to the plans, the public pages and the sign-in, and has a language switch', () => {
    open();
    expect(linksIn(screen.getByRole('navigation', { name: 'Główna' }))).toEqual(menu);
    const top = within(screen.getByRole('banner'));
    expect(top.getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe('/login');
    expect(top.getByRole('button', { name: /^PL, język: polski/ }).textContent).toBe('PL');
    expect(top.queryByRole('link', { name: 'Pobierz aplikację' })).toBeNull();
  });

  it('links to the dashboard instead of the sign-in when signed in', () => {
    open(signedIn());
    const top = within(screen.getByRole('banner'));
    expect(top.getByRole('link', { name: 'Panel' }).getAttribute('href')).toBe('/dashboard');
    expect(top.queryByRole('link', { name: 'Zaloguj się' })).toBeNull();
  });

  it('links to the app download, when there is one', () => {
    open(withSite(app));
    const [link] = within(screen.getByRole('banner')).getAllByRole('link', { name: 'Pobierz aplikację' });
    expect(link?.getAttribute('href')).toBe('/app/tipgraph.apk');
    expect(link?.hasAttribute('download')).toBe(true);
  });
});

describe('the mobile menu', () => {
  const home = ['Strona główna', '/'];
  const download = ['Pobierz aplikację', '/app/tipgraph.apk'];

  it.each([
    ['/', [...menu, download]],
    ['/goq', [home, ...menu, download]],
  ])('links to the other pages at %s', async (address, links) => {
    const { hand } = open(withSite(app), address);
    await hand.click(screen.getByRole('button', { name: 'Menu' }));
    const sheet = screen.getByRole('navigation', { name: 'Menu główne' });
    expect(linksIn(sheet)).toEqual(links);
    await hand.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'Menu główne' })).toBeNull();
  });
});

describe('the mobile menu, when open', () => {
  it('returns the focus to its button when it opens the cart', async () => {
    const { hand } = open();
    await hand.click(screen.getByRole('button', { name: 'Menu' }));
    const sheet = within(screen.getByRole('navigation', { name: 'Menu główne' }));
    await hand.click(sheet.getByRole('button', { name: 'Koszyk' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
  });

  it.each(['the sign-in button', 'a navigation'])('closes with %s', async (way) => {
    const { hand, router } = open(guest(), '/goq');
    await hand.click(screen.getByRole('button', { name: 'Menu' }));
    if (way === 'a navigation') await act(() => router.navigate('/database'));
    else await hand.click(screen.getByRole('link', { name: 'Zaloguj się' }));
    expect(screen.queryByRole('navigation', { name: 'Menu główne' })).toBeNull();
  });
});

describe('the footer', () => {
  it('has the gambling notice, the legal pages and the configured contacts', () => {
    open(
      withSite({
        supportEmail: 'pomoc@tipgraph.example',
        contactEmail: 'kontakt@tipgraph.example',
        socialLinks: [{ name: 'facebook', url: 'https://facebook.example/tipgraph' }],
      }),
    );
    const footer = screen.getByRole('contentinfo');
    expect(within(footer).getByText('18+')).toBeDefined();
    expect(linksIn(footer)).toEqual(
      expect.arrayContaining([
        ['Pomoc w uzależnieniu od hazardu', expect.stringMatching(/^https:/)],
        ['Regulamin', '/terms'],
        ['Polityka prywatności', '/policies'],
        ['pomoc@tipgraph.example', 'mailto:pomoc@tipgraph.example'],
        ['kontakt@tipgraph.example', 'mailto:kontakt@tipgraph.example'],
        ['facebook', 'https://facebook.example/tipgraph'],
      ]),
    );
  });

  it('opens the consent banner again, so that the answer can be changed', async () => {
    const { hand, storage } = open(withSite({ trackers: { ...guest().site.trackers, googleTagId: 'AW-1' } }));
    const banner = () => screen.queryByRole('region', { name: 'Zgoda na pomiar reklam' });
    const settings = within(screen.getByRole('contentinfo')).getByRole('button', {
      name: 'Ustawienia prywatności',
    });
    await hand.click(screen.getByRole('button', { name: 'Zgadzam się' }));
    expect(banner()).toBeNull();
    await hand.click(settings);
    expect(banner()).not.toBeNull();
    await hand.click(screen.getByRole('button', { name: 'Nie' }));
    expect(banner()).toBeNull();
    expect(storage.get('consent')).toBe('denied');
  });

  it('has no privacy settings when no tracker is configured', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Ustawienia prywatności' })).toBeNull();
  });

  it('has no contact heading when no contact is configured', () => {
    open();
    const footer = screen.getByRole('contentinfo');
    expect(linksIn(footer).filter(([, address]) => address?.startsWith('mailto:'))).toEqual([]);
    expect(within(footer).queryByRole('heading', { name: 'Kontakt' })).toBeNull();
  });
});
