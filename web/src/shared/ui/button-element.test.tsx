import { Button } from '@mantine/core';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-screen.tsx';

it('a loading button keeps the focus, and neither acts nor sends its form', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  renderPart(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Zapisz
      </Button>
    </form>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Zapisz' });
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  fireEvent.click(button);
  expect([onClick.mock.calls, onSubmit.mock.calls]).toEqual([[], []]);
});

it('other buttons act, unless they are disabled, and do not send a form by default', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  renderPart(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Wróć</Button>
      <Button disabled onClick={onClick}>
        Usuń
      </Button>
    </form>,
  );
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect([onClick.mock.calls.length, onSubmit.mock.calls]).toEqual([1, []]);
  expect(screen.getByRole('button', { name: 'Usuń' })).toHaveProperty('disabled', true);
});
