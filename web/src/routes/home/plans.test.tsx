import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { guest, plan, signedIn } from '../../testing/session-states.ts';
import { PlansSection } from './parts/plans-section.tsx';
import { renderHomePart } from './testing.tsx';

const five = ['standard', 'standard+', 'pro', 'premium', 'vip'].map((name) => plan({ name }));
const meVip = plan({
  name: 'me_vip',
  pricePln: 99,
  isLimited: true,
  placesLeft: 3,
  validFrom: '2026-06-14T00:00:00.000+02:00',
  hasFixedDates: true,
  validUntil: '2026-07-16T00:00:00.000+02:00',
  soldUntil: '2026-06-16T00:00:00.000+02:00',
});
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the plan table', () => {
  it('has row and column headers', () => {
    renderHomePart(<PlansSection />, { ...guest(), plans: five });
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Co zawiera',
      'Standard',
      'Standard+',
      'Pro',
      'Premium',
      'VIP',
    ]);
    expect(table.getByRole('rowheader', { name: /Statystyki lig/ })).toBeTruthy();
  });

  it('shows the price of the chosen length and adds that length to the cart', () => {
    const { add } = renderHomePart(<PlansSection />, { ...guest(), plans: [plan()] });
    expect(screen.getAllByText('100,00 zł').length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('radio', { name: /6 miesięcy/ }));
    // Once in the tabs, once in the table.
    expect(screen.getAllByText('90,00 zł')).toHaveLength(2);
    expect(screen.getByText('540,00 zł')).toBeTruthy();
    expect(screen.getByText('taniej o 60,00 zł')).toBeTruthy();
    fireEvent.click(button('Kup Pro'));
    expect(add).toHaveBeenCalledExactlyOnceWith('pro', 6);
  });

  it.each([
    [10, '−10\u00a0%'],
    [12.5, '−12,50\u00a0%'],
  ])('shows a sale of %d percent like the cart', (percent, text) => {
    renderHomePart(<PlansSection />, { ...guest(), plans: [plan({ activeSale: { percent } })] });
    expect(screen.getAllByText(text, { normalizer: (shown) => shown })).not.toHaveLength(0);
  });

  it('has tabs with the names and prices of all plans, which select the plan for phones', () => {
    renderHomePart(<PlansSection />, { ...guest(), plans: five });
    const tabs = within(screen.getByRole('group', { name: 'Pakiety' }));
    expect(tabs.getAllByRole('button').map((tab) => tab.textContent)).toEqual(
      ['Standard', 'Standard+', 'Pro', 'Premium', 'VIP'].map((name) => `${name}100,00\u00a0zł`),
    );
    const shown = () => document.querySelector('th[data-single]')?.textContent;
    expect(shown()).toBe('Standard');
    fireEvent.click(tabs.getByRole('button', { name: /^Premium/ }));
    expect(shown()).toBe('Premium');
    expect(tabs.getByRole('button', { pressed: true }).textContent).toMatch(/^Premium/);
  });

  it('extends the active plan and changes to the others', () => {
    const state = signedIn({ subscription: { planName: 'pro', expiresAt: '2026-12-14T22:00:00.000Z' } });
    renderHomePart(<PlansSection />, { ...state, plans: five });
    expect(button('Przedłuż Pro').disabled).toBe(false);
    expect(button('Zmień na Premium').disabled).toBe(false);
  });

  it('disables unavailable plans and shows why', () => {
    const plans = [
      plan({ name: 'premium', unavailability: 'LANGUAGE' }),
      plan({ name: 'vip', isLimited: true, placesLeft: 0, unavailability: 'SOLD_OUT' }),
    ];
    renderHomePart(<PlansSection />, { ...guest(), plans });
    expect(button('Kup Premium').disabled).toBe(true);
    expect(screen.getByText('Tylko w polskiej wersji: typy i wsparcie są po polsku.')).toBeTruthy();
    expect(button('Kup VIP').disabled).toBe(true);
    expect(screen.getByText('Wyprzedane.')).toBeTruthy();
  });

  it('shows the fixed-time plan separately, with dates, places and price', () => {
    const { add } = renderHomePart(<PlansSection />, { ...guest(), plans: [...five, meVip] });
    const strip = within(screen.getByRole('complementary', { name: 'ME VIP' }));
    expect(strip.getByText(/od 14\.06\.2026 do 15\.07\.2026\. W sprzedaży do 15\.06\.2026/)).toBeTruthy();
    expect(strip.getByText('limit: zostały 3 miejsca')).toBeTruthy();
    expect(strip.getByText(/99,00/)).toBeTruthy();
    fireEvent.click(button('Kup ME VIP'));
    expect(add).toHaveBeenCalledExactlyOnceWith('me_vip', 1);
  });

  it('hides the remaining places from a user who holds one', () => {
    renderHomePart(<PlansSection />, { ...signedIn({ hasLimitedPlanPlace: true }), plans: [...five, meVip] });
    expect(screen.queryByText(/limit: zostały/)).toBeNull();
  });

  it('shows a skeleton until the plans are loaded, and a retry when there are none', () => {
    const { container, unmount } = renderHomePart(<PlansSection />, { ...guest(), loaded: false });
    expect(container.querySelector('[aria-busy="true"] .mantine-Skeleton-root')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
    const { start } = renderHomePart(<PlansSection />);
    fireEvent.click(button('Spróbuj ponownie'));
    expect(start).toHaveBeenCalledOnce();
  });
});
