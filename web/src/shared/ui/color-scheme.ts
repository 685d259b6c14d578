import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import type { BrowserStorage } from '../storage/browser-storage.ts';

/**
 * Keeps the light or dark look under `darkMode`: 1 is dark, 0 is light, nothing stored follows the system. Other
 * tabs follow a change.
 */
export function createColorSchemeManager(storage: BrowserStorage): MantineColorSchemeManager {
  let stop: () => void = () => undefined;
  return {
    get: (fallback) => read(storage) ?? fallback,
    set(scheme) {
      if (scheme === 'auto') storage.remove('darkMode');
      else storage.set('darkMode', scheme === 'dark' ? '1' : '0');
    },
    subscribe(onUpdate) {
      stop = storage.onForeignChange((key) => {
        if (key === 'darkMode' || key === null) onUpdate(read(storage) ?? 'auto');
      });
    },
    unsubscribe: () => stop(),
    clear: () => storage.remove('darkMode'),
  };
}

function read(storage: BrowserStorage): MantineColorScheme | null {
  const stored = storage.get('darkMode');
  if (stored === null) return null;
  return stored === '1' ? 'dark' : 'light';
}
