import { describe, expect, it, vi } from 'vitest';
import { keepPress } from './keep-press.ts';

const app = '<button>Menu</button><button aria-label="Język: PL">PL</button>';

/** A prerendered page whose button of the language was pressed or not, and then what takes its place, or itself. */
function start(pressed: 'data-pressed' | '', html: string | null) {
  const container = document.createElement('div');
  container.innerHTML = `<button>Menu</button><button ${pressed} aria-label="Język: PL">PL</button>`;
  const pressAgain = keepPress(container);
  const clicked = vi.fn();
  container.addEventListener('click', ({ target }) => clicked((target as Element).textContent));
  if (html !== null) container.innerHTML = html;
  pressAgain();
  return { clicked };
}

describe('a button that is pressed on a prerendered page', () => {
  it.each([
    ['on the same page', null],
    ['on one that was drawn anew', app],
  ])('is pressed once the app is there, %s', (_, html) => {
    expect(start('data-pressed', html).clicked.mock.calls).toEqual([['PL']]);
  });

  it('is forgotten where the app has none of its name', () => {
    expect(start('data-pressed', '<button>Menu</button>').clicked).not.toHaveBeenCalled();
  });

  it('is none when none was pressed', () => {
    expect(start('', app).clicked).not.toHaveBeenCalled();
  });
});
