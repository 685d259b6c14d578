import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RawIntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createTrackers } from '../../shared/trackers/trackers.ts';
import { TrackersContext } from '../../shared/trackers/use-trackers.ts';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { polish } from '../../testing/texts.ts';
import { ConsentBanner } from './consent-banner.tsx';

function open(browser = createSharedStorage()) {
  const trackers = createTrackers(browser.openTab(), { document, location: window.location });
  render(
    <RawIntlProvider value={polish}>
      <MantineProvider env="test">
        <TrackersContext value={trackers}>
          <MemoryRouter>
            <ConsentBanner />
          </MemoryRouter>
        </TrackersContext>
      </MantineProvider>
    </RawIntlProvider>,
  );
  return { browser, trackers };
}

const banner = () => screen.queryByRole('region', { name: 'Zgoda na pomiar reklam' });

it.each([
  ['Zgadzam się', 'granted'],
  ['Nie', 'denied'],
])('asks until %s is chosen, and keeps the answer', async (button, stored) => {
  const { browser } = open();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(banner()).toBeNull();
  expect(browser.values.get('consent')).toBe(stored);
});

it('does not ask again who has answered', () => {
  open(createSharedStorage({ consent: 'denied' }));
  expect(banner()).toBeNull();
});
