import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppTypeContext, WebOnly } from './use-session.tsx';

it.each([
  ['Browser', 1],
  ['App', 0],
] as const)('in what is a(n) %s it is drawn %i times', (appType, count) => {
  render(
    <AppTypeContext value={appType}>
      <WebOnly>Kup</WebOnly>
    </AppTypeContext>,
  );
  expect(screen.queryAllByText('Kup')).toHaveLength(count);
});
