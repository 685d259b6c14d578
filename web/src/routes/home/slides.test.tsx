import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockMedia } from '../../testing/media.ts';
import { Gallery } from './parts/gallery.tsx';
import { HeroSlides } from './parts/hero-section.tsx';
import { fakeView, renderHomePart } from './testing.tsx';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const shown = () => screen.getByRole('tab', { selected: true }).textContent;

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the slides of the header', () => {
  it('change every five seconds', () => {
    const view = fakeView();
    renderHomePart(<HeroSlides />);
    view.scroll(true);
    const seen = [shown()];
    pass(4_999);
    expect(shown()).toBe('Typy');
    pass(1);
    for (let turn = 0; turn < 5; turn += 1) {
      seen.push(shown());
      pass(5_000);
    }
    expect(seen).toEqual(['Typy', 'Statystyki', 'Autofiltry', 'Dropinfo', 'GOQ', 'Typy']);
  });

  it('pause while not visible', () => {
    const view = fakeView();
    renderHomePart(<HeroSlides />);
    pass(20_000);
    expect(shown()).toBe('Typy');
    view.scroll(true);
    pass(5_000);
    expect(shown()).toBe('Statystyki');
    view.scroll(false);
    pass(20_000);
    expect(shown()).toBe('Statystyki');
  });

  it('pause while hovered and by the pause button', () => {
    const view = fakeView();
    renderHomePart(<HeroSlides />);
    view.scroll(true);
    const tab = screen.getByRole('tab', { selected: true });
    fireEvent.pointerEnter(tab.closest('div') ?? tab, { pointerType: 'mouse' });
    pass(20_000);
    expect(shown()).toBe('Typy');
    fireEvent.pointerLeave(tab.closest('div') ?? tab, { pointerType: 'mouse' });
    fireEvent.click(screen.getByRole('button', { name: 'Zatrzymaj zmianę slajdów' }));
    pass(20_000);
    expect(shown()).toBe('Typy');
    fireEvent.click(screen.getByRole('button', { name: 'Wznów zmianę slajdów' }));
    pass(5_000);
    expect(shown()).toBe('Statystyki');
  });

  it('restart the duration of a slide that is selected by an arrow key', () => {
    const view = fakeView();
    renderHomePart(<HeroSlides />);
    view.scroll(true);
    pass(4_000);
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowLeft' });
    expect(shown()).toBe('GOQ');
    pass(4_000);
    expect(shown()).toBe('GOQ');
  });

  it('do not change with reduced motion, and have no pause button', () => {
    const view = fakeView();
    mockMedia((query) => query.includes('reduce'));
    renderHomePart(<HeroSlides />);
    view.scroll(true);
    pass(20_000);
    expect(shown()).toBe('Typy');
    expect(screen.queryByRole('button', { name: 'Zatrzymaj zmianę slajdów' })).toBeNull();
  });
});

describe('the gallery', () => {
  it('links to the full-size picture', () => {
    renderHomePart(<Gallery />);
    const [light] = screen.getAllByRole('link', { name: /^Panel: najbliższe spadki/ });
    expect(light?.getAttribute('href')).toBe('/gallery/dashboard-pl-light.webp');
  });

  it('pauses while not visible', () => {
    const view = fakeView();
    renderHomePart(<Gallery />);
    expect(screen.getByText('1 z 3')).toBeTruthy();
    view.scroll(true);
    pass(5_000);
    expect(screen.getByText('2 z 3')).toBeTruthy();
    view.scroll(false);
    pass(20_000);
    expect(screen.getByText('2 z 3')).toBeTruthy();
  });

  it.each([
    ['pictures', () => screen.getAllByRole('figure')[0]],
    ['controls', () => screen.getByRole('button', { name: 'Następny ekran' })],
  ])('pauses while its %s are hovered', (_, find) => {
    const view = fakeView();
    renderHomePart(<Gallery />);
    view.scroll(true);
    const hovered = find();
    if (!hovered) throw new Error('The gallery has no pictures');
    fireEvent.pointerEnter(hovered, { pointerType: 'mouse' });
    pass(20_000);
    expect(screen.getByText('1 z 3')).toBeTruthy();
    fireEvent.pointerLeave(hovered);
    pass(5_000);
    expect(screen.getByText('2 z 3')).toBeTruthy();
  });

  it('stays paused while hovered when the focus leaves a pressed control', () => {
    const view = fakeView();
    renderHomePart(<Gallery />);
    view.scroll(true);
    const button = screen.getByRole('button', { name: 'Następny ekran' });
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    fireEvent.click(button);
    fireEvent.blur(button);
    pass(20_000);
    expect(screen.getByText('2 z 3')).toBeTruthy();
  });

  it('stays paused while focused when the pointer leaves', () => {
    const view = fakeView();
    renderHomePart(<Gallery />);
    view.scroll(true);
    const button = screen.getByRole('button', { name: 'Następny ekran' });
    act(() => button.focus());
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    fireEvent.pointerLeave(button);
    pass(20_000);
    expect(screen.getByText('1 z 3')).toBeTruthy();
    act(() => button.blur());
    pass(5_000);
    expect(screen.getByText('2 z 3')).toBeTruthy();
  });

  it('turns when it is resumed while hovered and focused', () => {
    const view = fakeView();
    renderHomePart(<Gallery />);
    view.scroll(true);
    const button = screen.getByRole('button', { name: 'Zatrzymaj zmianę ekranów' });
    act(() => button.focus());
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    fireEvent.click(button);
    pass(20_000);
    expect(screen.getByText('1 z 3')).toBeTruthy();
    fireEvent.click(button);
    pass(5_000);
    expect(screen.getByText('2 z 3')).toBeTruthy();
  });

  it('has smaller pictures for phones, whose widths match the files', () => {
    fakeView();
    renderHomePart(<Gallery />);
    const offers = screen
      .getAllByRole<HTMLImageElement>('img', { hidden: true })
      .flatMap((picture) => picture.srcset.split(', '));
    expect(offers).toHaveLength(12);
    for (const offer of offers) {
      const [address = '', width] = offer.split(' ');
      const file = readFileSync(join(import.meta.dirname, '../../../public', address));
      expect(file.toString('latin1', 12, 16)).toBe('VP8X');
      expect(`${file.readUIntLE(24, 3) + 1}w`).toBe(width);
    }
  });
});
