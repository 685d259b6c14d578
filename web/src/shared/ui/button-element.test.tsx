import { Button } from '@mantine/core';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
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

interface ListProps {
  readonly hasField?: boolean;
}

/** A list whose button removes itself. */
function List({ hasField = false }: ListProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <main tabIndex={-1}>
      <div tabIndex={-1} data-list>
        {isOpen ? (
          <div tabIndex={-1}>
            <Button onClick={() => setOpen(false)}>Pokaż</Button>
          </div>
        ) : (
          // biome-ignore lint/a11y/noAutofocus: the case of a form that opens.
          hasField && <input autoFocus />
        )}
      </div>
    </main>
  );
}

it.each([
  ['goes to what is around the button', false, '[data-list]'],
  ['stays where the page has moved it', true, 'input'],
])('the focus of a removed button %s', async (_outcome, hasField, focused) => {
  renderPart(<List hasField={hasField} />);
  const button = screen.getByRole('button', { name: 'Pokaż' });
  button.focus();
  await act(async () => fireEvent.click(button));
  expect(document.activeElement).toBe(document.querySelector(focused));
});

it('a removed button without the focus does not move it', async () => {
  renderPart(<List />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Pokaż' })));
  expect(document.activeElement).toBe(document.body);
});
