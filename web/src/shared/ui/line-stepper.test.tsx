import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-screen.tsx';
import { LineStepper } from './line-stepper.tsx';

function open(value: number, comparison: 'OVER' | 'UNDER' = 'OVER') {
  const onChange = vi.fn();
  renderPart(
    <LineStepper
      label="Gole"
      value={value}
      min={0.5}
      max={6.5}
      step={1}
      comparison={comparison}
      onChange={onChange}
    />,
  );
  return {
    onChange,
    line: screen.getByRole('spinbutton', { name: 'Linia: Gole' }),
    lower: screen.getByRole('button', { name: 'Niższa linia: Gole' }),
    higher: screen.getByRole('button', { name: 'Wyższa linia: Gole' }),
  };
}

describe('a line stepper', () => {
  it('steps with its buttons', () => {
    const { onChange, lower, higher } = open(2.5);
    fireEvent.click(lower);
    fireEvent.click(higher);
    expect(onChange.mock.calls).toEqual([[1.5], [3.5]]);
  });

  it('steps with the arrow keys, and jumps with Home and End', () => {
    const { onChange, line } = open(2.5, 'UNDER');
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'a']) {
      fireEvent.keyDown(line, { key });
    }
    expect(onChange.mock.calls.flat()).toEqual([3.5, 1.5, 3.5, 1.5, 0.5, 6.5]);
    expect(line.getAttribute('aria-valuetext')).toBe('poniżej 2.5');
    expect(line).toHaveProperty('value', '< 2.5');
  });

  it.each([
    ['4', 4.5],
    ['3,4', 3.5],
    ['99', 6.5],
    ['1.5abc', 1.5],
  ])('rounds the typed text %s to the nearest line', (text, rounded) => {
    const { onChange, line } = open(2.5);
    fireEvent.change(line, { target: { value: text } });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.keyDown(line, { key: 'Enter' });
    expect(onChange.mock.calls).toEqual([[rounded]]);
  });

  it('discards the typed text on Escape, and when it is no number', () => {
    const { onChange, line } = open(2.5);
    fireEvent.change(line, { target: { value: '5' } });
    fireEvent.keyDown(line, { key: 'Escape' });
    fireEvent.change(line, { target: { value: '..' } });
    fireEvent.blur(line);
    expect(onChange).not.toHaveBeenCalled();
    expect(line).toHaveProperty('value', '> 2.5');
  });

  it('repeats while a button is held', () => {
    vi.useFakeTimers();
    const { onChange, higher } = open(2.5);
    fireEvent.pointerDown(higher);
    vi.advanceTimersByTime(400 + 90);
    fireEvent.pointerUp(higher);
    // On a touch screen, before the click.
    fireEvent.pointerLeave(higher);
    fireEvent.click(higher, { detail: 1 });
    vi.advanceTimersByTime(1000);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('steps on a screen reader’s click after a held button was left', () => {
    vi.useFakeTimers();
    const { onChange, higher } = open(2.5);
    fireEvent.pointerDown(higher);
    vi.advanceTimersByTime(400);
    fireEvent.pointerLeave(higher);
    fireEvent.click(higher);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('does not repeat for the button that opens the context menu', () => {
    vi.useFakeTimers();
    const { onChange, higher } = open(2.5);
    fireEvent.pointerDown(higher, { button: 2 });
    vi.advanceTimersByTime(1000);
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    [0.5, 'ArrowDown', 'lower'],
    [6.5, 'ArrowUp', 'higher'],
  ] as const)('does not exceed %d', (value, key, button) => {
    const { onChange, line, ...buttons } = open(value);
    fireEvent.keyDown(line, { key });
    fireEvent.click(buttons[button]);
    expect(onChange).not.toHaveBeenCalled();
    expect(buttons[button].getAttribute('aria-disabled')).toBe('true');
  });
});
