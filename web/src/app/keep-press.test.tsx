import { describe, expect, it, vi } from 'vitest';
import { keepPress } from './keep-press.ts';

function prerendered() {
  const container = document.createElement('div');
  container.innerHTML =
    '<div data-prerendered="pl"><button aria-label="Język: PL"><b>PL</b></button><button>Menu</button></div>';
  keepPress(container);
  return container;
}

/** What takes the place of the prerendered page, as React puts it there. */
async function draw(container: HTMLElement, html: string) {
  const clicked = vi.fn();
  container.addEventListener('click', ({ target }) => clicked((target as Element).textContent));
  container.innerHTML = html;
  await Promise.resolve();
  return clicked;
}

const app = '<button>Menu</button><button aria-label="Język: PL">PL</button>';

describe('a button that is pressed on a prerendered page', () => {
  it('is pressed once the app is there, the last one alone', async () => {
    const container = prerendered();
    container.querySelectorAll('button')[1]?.click();
    container.querySelector('b')?.click();
    const clicked = await draw(container, app);
    expect(clicked.mock.calls).toEqual([['PL']]);
  });

  it('is forgotten where the app has none of its name', async () => {
    const container = prerendered();
    container.querySelector('b')?.click();
    expect(await draw(container, '<button>Menu</button>')).not.toHaveBeenCalled();
  });

  it('is nothing to an app that is pressed itself', async () => {
    const container = prerendered();
    const clicked = await draw(container, app);
    container.querySelector('button')?.click();
    container.append(document.createElement('p'));
    await Promise.resolve();
    expect(clicked.mock.calls).toEqual([['Menu']]);
  });
});
