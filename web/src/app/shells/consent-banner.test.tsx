import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createTrackers } from '../../shared/session/trackers.ts';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { renderPart } from '../../testing/render-screen.tsx';
import { guest, stillSession } from '../../testing/session-states.ts';
import { ConsentBanner } from './consent-banner.tsx';

const googleTag = { googleTagId: 'AW-1' };

function open(browser = createSharedStorage(), trackers: object = googleTag) {
  const { site, ...visitor } = guest();
  const session = stillSession({
    ...visitor,
    site: { ...site, trackers: { ...site.trackers, ...trackers } },
  });
  const storage = browser.openTab();
  renderPart(<ConsentBanner />, { session, storage, trackers: createTrackers(storage, window) });
  return browser;
}

const banner = () => screen.queryByRole('region', { name: 'Zgoda na pomiar reklam' });

it.each([
  ['Zgadzam się', 'granted'],
  ['Nie', 'denied'],
])('shows until "%s" is clicked, and stores %s', async (button, stored) => {
  const browser = open();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(banner()).toBeNull();
  expect(browser.values.get('consent')).toBe(stored);
});

it('shows nothing when no tracker is configured', () => {
  open(createSharedStorage(), {});
  expect(banner()).toBeNull();
});

it('shows nothing after an answer', () => {
  open(createSharedStorage({ consent: 'denied' }));
  expect(banner()).toBeNull();
});
