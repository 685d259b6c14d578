import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-screen.tsx';
import { Notice } from './notice.tsx';

it('is one row also on pages without the styles of the signed-in area', () => {
  renderPart(<Notice tone="accent">12 %</Notice>);
  expect(screen.getByText('12 %').style.display).toBe('flex');
});
