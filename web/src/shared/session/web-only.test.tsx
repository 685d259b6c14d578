import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppTypeContext, WebOnly } from './use-session.tsx';

it.each([
  ['Browser', 1],
  ['App', 0],
] as const)('WebOnly in the app type %s renders its children %i times', (appType, count) => {
  render(
    <AppTypeContext value={appType}>
      <WebOnly>Kup</WebOnly>
    </AppTypeContext>,
  );
  expect(screen.queryAllByText('Kup')).toHaveLength(count);
});
