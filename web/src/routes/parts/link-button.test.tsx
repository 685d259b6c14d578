import { act, fireEvent, screen } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-screen.tsx';
import { LinkButton } from './link-button.tsx';

/** A list whose link to all rows removes itself. */
function EmptyList() {
  const [params] = useSearchParams();
  return (
    <main tabIndex={-1}>{!params.has('all') && <LinkButton to="?all" label="common.clearFilters" />}</main>
  );
}

it('the focus of a removed link goes to what is around it', async () => {
  renderPart(<EmptyList />);
  const link = screen.getByRole('link', { name: 'Wyczyść filtry' });
  link.focus();
  await act(async () => fireEvent.click(link));
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
