import { readFileSync } from 'node:fs';
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

/** What pages of the public site load when they need it. */
it.each([
  'shared/payment/waiting-payments.tsx',
  'shared/forms/account-form.tsx',
  'routes/cart/cart-sheet.tsx',
])('the styles of dialogs are loaded with %s', (path) => {
  const modules = importsOf(path);
  expect([...modules.values()].join()).toMatch(
    /import \{[^}]*\b(?:Modal|Drawer)\b[^}]*\} from '@mantine\/core'/,
  );
  expect([...modules.keys()]).toContain(source('shared/ui/inner-styles.ts').href);
});
