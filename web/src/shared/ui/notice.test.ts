import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { NoticeTone } from './notice.tsx';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tones: Record<NoticeTone, true> = {
  danger: true,
  success: true,
  stale: true,
  accent: true,
  warm: true,
};

it.each(Object.keys(tones))('the colours of the tone %s are defined', (tone) => {
  for (const part of ['text', 'soft', 'line']) expect(tokens).toContain(`--${tone}-${part}: `);
});
