import { describe, expect, it, vi } from 'vitest';
import { keepPress } from './keep-press.ts';

const app = '<button>Menu</button><button aria-label="Język: PL">PL</button>';

/** A prerendered page whose button of the language was pressed or not, and then what takes its place. */
async function replace(pressed: 'data-pressed' | '', html: string) {
  const container = document.createElement('div');
  container.innerHTML = `<div data-prerendered="pl"><button>Menu</button><button ${pressed} aria-label="Język: PL">PL</button></div>`;
  keepPress(container);
  const clicked = vi.fn();
  container.addEventListener('click', ({ target }) => clicked((target as Element).textContent));
  container.innerHTML = html;
  await Promise.resolve();
  return { container, clicked };
}

describe('a button that is pressed on a prerendered page', () => {
  it('is pressed once the app is there', async () => {
    const { container, clicked } = await replace('data-pressed', app);
    expect(clicked.mock.calls).toEqual([['PL']]);
    container.innerHTML = app;
    await Promise.resolve();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('is forgotten where the app has none of its name', async () => {
    expect((await replace('data-pressed', '<button>Menu</button>')).clicked).not.toHaveBeenCalled();
  });

  it('is none when none was pressed', async () => {
    expect((await replace('', app)).clicked).not.toHaveBeenCalled();
  });
});
