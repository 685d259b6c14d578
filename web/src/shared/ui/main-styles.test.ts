import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = (path: string) => new URL(`../../${path}`, import.meta.url);

/** The modules that a module imports, directly or not, except those that it loads later. */
function importsOf(path: string): Map<string, string> {
  const found = new Map<string, string>();
  const follow = (url: URL) => {
    if (found.has(url.href)) return;
    const code = readFileSync(url, 'utf8');
    found.set(url.href, code);
    for (const [, target = ''] of code.matchAll(/^(?:import|export|\}) (?!type ).*?'(\.[^']+\.tsx?)';$/gm)) {
      if (!target.includes('__generated__')) follow(new URL(target, url));
    }
  };
  follow(source(path));
  return found;
}

const matchesIn = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].flatMap(([, found = '']) => found.split(',').map((name) => name.trim()));
const stylesIn = (code: string) => matchesIn(code, /'@mantine\/core\/styles\/(\w+)\.layer\.css'/g);
const componentsIn = (code: string) => matchesIn(code, /^import \{([^}]*)\} from '@mantine\/core';$/gm);
const hasStyles = (component: string) =>
  existsSync(new URL(import.meta.resolve(`@mantine/core/styles/${component}.layer.css`)));

/** Pages of the public site, and what they load when they need it. Members' pages load all styles. */
it.each([
  'app/app.tsx',
  'routes/home/home-screen.tsx',
  'routes/nasza-skutecznosc/our-effectiveness-screen.tsx',
  'routes/login/login-screen.tsx',
  'routes/registration/registration-screen.tsx',
  'routes/reset-password/reset-password-screen.tsx',
  'routes/payment/payment-screen.tsx',
  'routes/cart/cart-sheet.tsx',
  'shared/payment/waiting-payments.tsx',
])('the styles of its Mantine components are loaded with %s', (path) => {
  const modules = [...importsOf(path).values()];
  const loaded = new Set([readFileSync(source('shared/ui/styles.ts'), 'utf8'), ...modules].flatMap(stylesIn));
  // The card of FailedCard is only on members' pages.
  const used = modules.flatMap(componentsIn).filter((name) => name !== 'Card' && hasStyles(name));
  expect(used.filter((component) => !loaded.has(component))).toEqual([]);
});
