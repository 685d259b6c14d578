import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSectionOfNavigation } from '../../routes/home/home-screen.tsx';
import { mockMedia } from '../../testing/media.ts';
import { SectionLink } from './section-link.tsx';

const scrolled: unknown[][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  scrolled.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, options) {
    scrolled.push([this.id, options]);
  });
});
function Home() {
  useSectionOfNavigation();
  return <section id="kup">Pakiety</section>;
}

function open(address: string) {
  const link = <SectionLink section="plans">Do pakietów</SectionLink>;
  const routes = [
    { path: '/', element: [<Home key="home" />, <p key="link">{link}</p>] },
    { path: '*', element: link },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  const follow = () => act(async () => void fireEvent.click(screen.getByText('Do pakietów')));
  return { router, follow };
}

const smoothScroll = ['kup', { behavior: 'smooth', block: 'start' }];
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('scrolls immediately on the home page, and moves the focus there', async () => {
  const { follow } = open('/');
  await follow();
  pass(0);
  expect(scrolled).toEqual([smoothScroll]);
  expect(document.activeElement).toBe(screen.getByText('Pakiety'));
});

it('opens the home page from another page, and scrolls half a second later', async () => {
  const { router, follow } = open('/goq');
  await follow();
  expect(router.state.location.pathname).toBe('/');
  pass(499);
  expect(scrolled).toEqual([]);
  pass(1);
  expect(scrolled).toEqual([smoothScroll]);
});

it('does not scroll again on a return to the home page', async () => {
  const { router, follow } = open('/goq');
  await follow();
  pass(500);
  await act(() => router.navigate('/terms'));
  await act(() => router.navigate(-1));
  pass(1_000);
  expect(scrolled).toHaveLength(1);
});

it('scrolls without animation when reduced motion is preferred', async () => {
  mockMedia((query) => query.includes('reduce'));
  const { follow } = open('/');
  await follow();
  pass(0);
  expect(scrolled).toEqual([['kup', { behavior: 'auto', block: 'start' }]]);
});
