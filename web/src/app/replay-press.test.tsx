import { describe, expect, it, vi } from 'vitest';
import { replayPress } from './replay-press.ts';

const app = '<button>Menu</button><button aria-label="Język: PL">PL</button>';

/** Replays a press on a prerendered page. `html` replaces its markup; null hydrates it. */
function start(pressed: 'data-pressed' | '', html: string | null) {
  const container = document.createElement('div');
  container.innerHTML = `<button>Menu</button><button ${pressed} aria-label="Język: PL">PL</button>`;
  const replay = replayPress(container);
  const clicked = vi.fn();
  container.addEventListener('click', ({ target }) => clicked((target as Element).textContent));
  if (html !== null) container.innerHTML = html;
  replay();
  return { clicked, marked: container.querySelectorAll('[data-pressed]') };
}

describe('replayPress', () => {
  it.each([
    ['hydrated', null],
    ['replaced', app],
  ])('clicks the pressed button of a %s page', (_, html) => {
    const { clicked, marked } = start('data-pressed', html);
    expect(clicked.mock.calls).toEqual([['PL']]);
    expect(marked).toHaveLength(0);
  });

  it('clicks nothing when the app has no button of that name', () => {
    expect(start('data-pressed', '<button>Menu</button>').clicked).not.toHaveBeenCalled();
  });

  it('clicks nothing when none was pressed', () => {
    expect(start('', app).clicked).not.toHaveBeenCalled();
  });
});
