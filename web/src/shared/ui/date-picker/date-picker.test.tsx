import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-screen.tsx';
import { english, polish } from '../../../testing/texts.ts';
import { write } from '../../../testing/write.ts';
import { createPageClock } from '../../live/clock.ts';
import { DatePicker } from './date-picker.tsx';

type Props = Partial<ComponentProps<typeof DatePicker>>;

const onChange = vi.fn<(value: Date | null) => void>();

function Field({ value: first = null, ...props }: Props) {
  const [value, setValue] = useState(first);
  const change = (next: Date | null) => {
    onChange(next);
    setValue(next);
  };
  return <DatePicker label="Początek do" {...props} value={value} onChange={change} />;
}

function setUp(props: Props = {}, intl = polish) {
  const clock = createPageClock();
  clock.correct(new Date('2026-03-14T18:43:00').getTime());
  renderPart(<Field {...props} />, { intl, clock });
  const user = userEvent.setup();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Początek do' });
  const opener = screen.getByRole('button', { name: /^Początek do:/ });
  const open = async () => {
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Początek do' });
    await waitFor(() => expect(document.activeElement?.matches('td *, [data-time]')).toBe(true));
    return dialog;
  };
  const type = async (text: string) => {
    write(field, text);
    await user.keyboard('{Enter}');
  };
  return { user, field, opener, open, type };
}

const press = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const times = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('button');
const time = (part: string, name: string) =>
  within(screen.getByRole('group', { name: part })).getByRole<HTMLButtonElement>('button', { name });
const minute = (name: string) => time('Minuta', name);
const cells = () => within(screen.getByRole('table')).getAllByRole('button');
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

beforeEach(() => {
  onChange.mockReset();
});

describe('the views', () => {
  it('go from year to month, day and time', async () => {
    const { user, open, field } = setUp({ startView: 'year' });
    await open();
    expect(cells()).toHaveLength(10);
    await user.click(press('2027'));
    expect(cells()).toHaveLength(12);
    await user.click(press('kwi'));
    await user.click(press('piątek, 30 kwietnia 2027'));
    expect(times('Godzina')).toHaveLength(24);
    expect(times('Minuta')).toHaveLength(60);
    await user.click(time('Godzina', '20:00'));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(minute('20:45'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(new Date('2027-04-30T20:45:00'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field.value).toBe('30.04.2027 20:45');
  });

  it.each([
    ['year', '2027', '2027-01-01T00:00:00'],
    ['month', 'kwi', '2026-04-01T00:00:00'],
    ['day', 'wtorek, 31 marca 2026', '2026-03-31T00:00:00'],
  ] as const)('end at the minimum view %s', async (minView, name, chosen) => {
    const { user, open } = setUp({ minView });
    await open();
    await user.click(press(name));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(new Date(chosen));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('go back from time to day, month and year', async () => {
    const { user, open } = setUp({ startView: 'time' });
    await open();
    await user.click(press('sobota, 14 marca 2026, wróć do wyboru dnia'));
    await user.click(press('marzec 2026, wybierz miesiąc'));
    await user.click(press('2026, wybierz rok'));
    expect(cells()).toHaveLength(10);
    expect(focused()).toBe('2026');
  });

  it('page years by decade, months by year and days by month', async () => {
    const { user, open } = setUp({ startView: 'year' });
    await open();
    await user.click(press('Następne 10 lat'));
    expect(press('2030')).toBeDefined();
    await user.click(press('Poprzednie 10 lat'));
    await user.click(press('Poprzednie 10 lat'));
    await user.click(press('2016'));
    await user.click(press('Następny rok'));
    await user.click(press('gru'));
    await user.click(press('Następny miesiąc'));
    expect(press('styczeń 2018, wybierz miesiąc')).toBeDefined();
  });

  it('clamp the day to the length of the month', async () => {
    const { user, open } = setUp({ value: new Date('2024-02-29T12:00'), startView: 'year', minView: 'day' });
    await open();
    await user.click(press('2025'));
    await user.click(press('lut'));
    expect(focused()).toBe('piątek, 28 lutego 2025');
  });

  it('choose the current time by the button', async () => {
    const { user, open } = setUp({ value: new Date('2026-03-14T20:45:00') });
    await open();
    await user.click(press('niedziela, 15 marca 2026'));
    await user.click(press('Wybierz 20:45'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(new Date('2026-03-15T20:45:00'));
  });
});

describe('limits and disabled times', () => {
  const limits = { lower: new Date('2026-03-14T18:30'), upper: new Date('2026-04-02T12:00') };

  it('cannot be exceeded by pointer or button', async () => {
    const { user, open } = setUp({ limits, minView: 'day' });
    await open();
    expect(press('Poprzedni miesiąc').hasAttribute('disabled')).toBe(true);
    await user.click(press('piątek, 13 marca 2026'));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(press('Następny miesiąc'));
    expect(press('Następny miesiąc').hasAttribute('disabled')).toBe(true);
    expect(press('czwartek, 2 kwietnia 2026').disabled).toBe(false);
    expect(press('piątek, 3 kwietnia 2026').disabled).toBe(true);
  });

  it('cannot be exceeded by keyboard', async () => {
    const { user, open } = setUp({ limits, minView: 'day' });
    await open();
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('sobota, 14 marca 2026');
    await user.keyboard('{Control>}{ArrowDown}{/Control}');
    expect(press('kwiecień 2026, wybierz miesiąc')).toBeDefined();
    await user.click(press('czwartek, 2 kwietnia 2026'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(new Date('2026-04-02T00:00:00'));
  });

  it('set the initial date to the nearest valid one', async () => {
    const { open } = setUp({ limits: { lower: new Date('2026-05-05T12:00'), upper: null } });
    await open();
    expect(focused()).toBe('wtorek, 5 maja 2026');
  });

  it('apply to hours and minutes', async () => {
    const { user, open } = setUp({ limits, startView: 'time' });
    await open();
    expect(time('Godzina', '17:00').disabled).toBe(true);
    expect(minute('18:29').disabled).toBe(true);
    await user.click(minute('18:29'));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(minute('18:30'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(new Date('2026-03-14T18:30:00'));
  });

  it('disable the buttons of a disabled time', async () => {
    const { user, open } = setUp({ startView: 'time', isTimeDisabled: (at) => at.getMinutes() !== 0 });
    await open();
    expect(press('Wybierz 18:43').hasAttribute('disabled')).toBe(true);
    await user.click(minute('18:01'));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(minute('18:00'));
    expect(onChange).toHaveBeenCalledOnce();
  });
});

describe('typing', () => {
  it('sets the value on Enter', async () => {
    const { type } = setUp();
    await type('29.02.2028 20:45');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(new Date('2028-02-29T20:45:00'));
  });

  it('sets the value on blur, and null for an empty field', async () => {
    const { user, field } = setUp({ value: new Date('2026-03-14T20:45:00') });
    await user.clear(field);
    await user.tab();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('shows the expected format for an invalid date, and keeps text and value', async () => {
    const { type, field } = setUp({ value: new Date('2026-03-14T20:45:00') });
    await type('30.02.2026 20:45');
    expect(screen.getByText('Wpisz datę w formacie DD.MM.RRRR GG:mm')).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('30.02.2026 20:45');
    expect(onChange).not.toHaveBeenCalled();
    await type('28.02.2026 20:45');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('sets a custom validity error while the text is invalid', async () => {
    const { type, field } = setUp({ value: new Date('2026-03-14T20:45:00') });
    await type('jutro');
    expect(field.validationMessage).toBe('Wpisz datę w formacie DD.MM.RRRR GG:mm');
    await type('15.03.2026 20:45');
    expect(field.validity.valid).toBe(true);
    await type('jutro');
    await type('');
    expect(field.validity.valid).toBe(true);
  });

  it('is disabled in a read-only field, as is choosing', async () => {
    const { user, field, opener } = setUp({ value: new Date('2026-03-14T20:45:00'), isReadOnly: true });
    await user.type(field, '0{Enter}');
    expect(field.value).toBe('14.03.2026 20:45');
    expect(opener.hasAttribute('disabled')).toBe(true);
  });

  it('shows an error for a date outside the limits or at a disabled time', async () => {
    const { type } = setUp({
      limits: { lower: new Date('2026-03-14T18:30'), upper: null },
      isTimeDisabled: (at) => at.getHours() < 10,
    });
    await type('14.03.2026 18:29');
    expect(screen.getByText('Tej daty nie można wybrać')).toBeDefined();
    await type('15.03.2026 09:59');
    expect(screen.getByText('Tej godziny nie można wybrać')).toBeDefined();
    expect(onChange).not.toHaveBeenCalled();
    await type('14.03.2026 18:30');
    expect(onChange).toHaveBeenCalledOnce();
  });
});

describe('the keyboard', () => {
  it('focuses the value on open and the button on close', async () => {
    const { user, open, opener } = setUp({ value: new Date('2026-03-20T20:45') });
    await open();
    expect(focused()).toBe('piątek, 20 marca 2026');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('moves between days and chooses day, hour and minute', async () => {
    const { user, open } = setUp();
    await open();
    await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(focused()).toBe('18:00');
    await user.keyboard('{ArrowRight} ');
    minute('19:43').focus();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(new Date('2026-03-22T19:42:00'));
  });

  it('has one tab stop in a grid', async () => {
    const { open } = setUp();
    const dialog = await open();
    expect(dialog.querySelectorAll('td [tabindex="0"]')).toHaveLength(1);
  });

  it('keeps the focus on the paging button', async () => {
    const { user, open } = setUp();
    await open();
    const next = press('Następny miesiąc');
    await user.click(next);
    expect(document.activeElement).toBe(next);
  });
});

describe('languages and weeks', () => {
  it.each([
    [polish, undefined, ['poniedziałek', 'niedziela']],
    [english, undefined, ['Monday', 'Sunday']],
    [english, 0, ['Sunday', 'Saturday']],
    [polish, 6, ['sobota', 'piątek']],
  ] as const)('define the weekday headers, case %#', async (intl, weekStart, [first, last]) => {
    const { open } = setUp(weekStart === undefined ? {} : { weekStart }, intl);
    await open();
    const heads = screen.getAllByRole('columnheader');
    expect([heads[0]?.lastChild?.textContent, heads[6]?.lastChild?.textContent]).toEqual([first, last]);
  });

  it('label the button with the value', () => {
    const { opener } = setUp({ value: new Date('2026-03-20T20:45') });
    expect(opener.getAttribute('aria-label')).toBe('Początek do: zmień datę, teraz 20.03.2026 20:45');
  });
});
