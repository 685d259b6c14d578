import { act, fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { markHandled } from '../../shared/relay/app-error.ts';
import { click, press } from '../../testing/actions.ts';
import { mockMedia } from '../../testing/media.ts';
import { english } from '../../testing/texts.ts';
import { stopClock, wait } from '../../testing/time.ts';
import {
  answerOf,
  balance,
  open,
  openWith,
  serverError,
  shownTip,
  tip,
  uids,
} from './testing/sample-tips.ts';

beforeEach(() => stopClock());

const unfiltered = { types: null, statuses: null, filter: null, orderBy: null, first: 50 };

describe('the list of tips', () => {
  it('renders its skeleton, then a row per tip with all figures and units', async () => {
    const { graph } = await open();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Typy' })).toBeDefined();
    graph.latest().answer(answerOf([tip(1), tip(2, { status: 'SUCCESS', profitUnits: 1.84, type: 'AI' })]));
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-2']);
    const first = within(shownTip(1));
    for (const text of [
      '14.03.2026 15:20',
      'Powyżej 1.5',
      'Specjalny',
      '2,00 j.',
      '1.92',
      '+6,4 %',
      'aktywny',
    ]) {
      expect(first.getByText(text)).toBeDefined();
    }
    expect(shownTip(1).textContent).toMatch(/\+6,4\s%–$/);
    expect(within(shownTip(2)).getByText('+1,84 j.')).toBeDefined();
    expect(within(shownTip(2)).getByText('AI')).toBeDefined();
    expect(screen.getByText('2 z 2 typów')).toBeDefined();
  });

  it('shows each status as text and colour, and an unknown type as standard', async () => {
    const statuses = [
      ['ACTIVE', 'aktywny', 'neutral'],
      ['SUCCESS', 'trafiony', 'success'],
      ['FAIL', 'przegrany', 'danger'],
      ['CANCEL', 'anulowany', 'muted'],
      ['DELETED', 'usunięty', 'muted'],
      ['UNKNOWN', 'nieznany', 'neutral'],
    ] as const;
    await openWith(statuses.map(([status], index) => tip(index, { status, type: 'UNKNOWN' })));
    expect(screen.getAllByText('Standardowy')).toHaveLength(statuses.length);
    for (const [index, [status, text, tone]] of statuses.entries()) {
      expect(shownTip(index).dataset.status).toBe(status);
      expect(within(shownTip(index)).getByText(text).dataset.tone).toBe(tone);
    }
  });

  it('omits the reason of a cancellation that was corrected', async () => {
    await openWith([tip(1, { status: 'SUCCESS', cancelReason: 'Mecz przełożony' })]);
    expect(within(shownTip(1)).getByText('trafiony').closest('button')).toBeNull();
  });

  it('explains a cancellation and EWK in tooltips on focus and touch', async () => {
    await openWith([tip(1, { status: 'CANCEL', profitUnits: 0, cancelReason: 'Mecz przełożony' })]);
    const tag = within(shownTip(1)).getByRole('button', { name: 'anulowany: Mecz przełożony' });
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => tag.focus());
    await wait(100);
    expect(screen.getByRole('tooltip').textContent).toBe('Mecz przełożony');
    act(() => tag.blur());
    await wait(100);
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.pointerDown(tag, { pointerType: 'touch' });
    fireEvent.touchStart(tag);
    fireEvent.pointerEnter(tag, { pointerType: 'touch' });
    act(() => tag.focus());
    await wait(100);
    expect(screen.getByRole('tooltip')).toBeDefined();
    act(() => tag.blur());
    await wait(100);

    act(() => screen.getByRole('button', { name: 'EWK' }).focus());
    await wait(100);
    expect(await screen.findByRole('tooltip')).toHaveProperty(
      'textContent',
      expect.stringContaining('Wartość oczekiwana'),
    );
  });

  it('offers only the kinds and notifications of the user’s plan', async () => {
    const { graph } = await open();
    graph.latest().answer(answerOf([tip(1)], { permissions: ['TIPS', 'DEFAULT_TIPS', 'SPECIAL_TIPS'] }));
    await wait();
    const kinds = within(screen.getByRole('group', { name: 'Rodzaj' })).getAllByRole('button');
    expect(kinds.map(({ textContent }) => textContent)).toEqual(['Wszystkie', 'Specjalne', 'Standardowe']);
    expect(screen.getByRole('switch', { name: 'Powiadomienia o typach specjalnych' })).toBeDefined();
    expect(screen.getByRole('switch', { name: 'Powiadomienia o typach standardowych' })).toBeDefined();
    expect(screen.queryByRole('switch', { name: 'Powiadomienia o typach AI' })).toBeNull();
  });

  it('puts kind and status into the URL and shows the old rows until new ones arrive', async () => {
    const { graph, address } = await openWith([tip(1), tip(2)]);
    await press('Specjalne');
    fireEvent.click(screen.getByRole('radio', { name: 'Przegrane' }));
    await wait();
    expect(address()).toBe('/tips?kind=special&status=fail');
    expect(graph.latest().variables).toMatchObject({ ...unfiltered, types: ['SPECIAL'], statuses: ['FAIL'] });
    expect(uids()).toEqual(['uid-1', 'uid-2']);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    graph.latest().answer(answerOf([tip(2, { status: 'FAIL', profitUnits: -2 })]));
    await wait();
    expect(uids()).toEqual(['uid-2']);
  });

  it('puts search, days of kick-off and order into the URL', async () => {
    const { graph, address } = await openWith([tip(1)]);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Szukaj meczu lub typu' }), {
      target: { value: 'odra' },
    });
    await wait(250);
    const from = screen.getByRole('textbox', { name: 'Mecze od dnia' });
    fireEvent.change(from, { target: { value: '01.03.2026' } });
    fireEvent.keyDown(from, { key: 'Enter' });
    await wait();
    await press('Kurs');
    expect(address()).toBe('/tips?search=odra&from=2026-03-01&sort=odds');
    expect(graph.latest().variables).toMatchObject({
      types: null,
      statuses: null,
      filter: { search: 'odra', from: new Date(2026, 2, 1).toISOString() },
      orderBy: { field: 'ODDS', direction: 'DESC' },
      first: 50,
    });
    graph.latest().answer(answerOf([tip(1)]));
    await wait();
    expect(screen.getByRole('columnheader', { name: 'Kurs' }).getAttribute('aria-sort')).toBe('descending');
    await press('Kurs');
    fireEvent.change(screen.getByRole('combobox', { name: 'Kolejność', hidden: true }), {
      target: { value: screen.getByText<HTMLOptionElement>('Od największej straty').value },
    });
    await wait();
    expect(address()).toBe('/tips?search=odra&from=2026-03-01&sort=units&direction=asc');
  });

  it('reports a typed day that the URL cannot hold', async () => {
    const { address } = await openWith([tip(1)]);
    const from = screen.getByRole('textbox', { name: 'Mecze od dnia' });
    fireEvent.change(from, { target: { value: '01.01.1999' } });
    fireEvent.keyDown(from, { key: 'Enter' });
    await wait();
    expect(screen.getByText('Tej daty nie można wybrać')).toBeDefined();
    expect(address()).toBe('/tips');
  });

  it('counts active filters on the phone’s button, and keeps the order when they are cleared', async () => {
    const { graph, address } = await open('/tips?kind=special&search=x&to=2026-03-01&sort=odds');
    graph.latest().answer(answerOf([]));
    await wait();
    expect(screen.getByRole('button', { name: 'Filtry, wybrano 2' })).toBeDefined();
    await press('Wyczyść filtry');
    expect(address()).toBe('/tips?sort=odds');
    expect(screen.getByRole('button', { name: 'Filtry' })).toBeDefined();
  });

  it('starts with the filters of the URL and ignores invalid ones', async () => {
    const { graph } = await open('/tips?kind=chatgpt&status=lost');
    expect(graph.latest().variables).toMatchObject({ ...unfiltered, types: ['AI'] });
  });

  it('shows an empty state, or offers to clear filters without matches', async () => {
    const { graph, address } = await openWith([]);
    expect(screen.getByText('Nie ma jeszcze typów')).toBeDefined();
    await press('AI');
    graph.latest().answer(answerOf([]));
    await wait();
    expect(screen.getByText('Żaden typ nie pasuje')).toBeDefined();
    const clear = screen.getByRole('button', { name: 'Wyczyść filtry' });
    act(() => clear.focus());
    await click(clear);
    expect(address()).toBe('/tips');
    expect(screen.queryByText('Nie ma jeszcze typów')).toBeNull();
    expect(document.activeElement).toBe(clear);
    graph.latest().answer(answerOf([tip(1)]));
    await wait();
    expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('names the required plans when the URL requests a kind outside the plan', async () => {
    const { graph } = await open('/tips?kind=special');
    graph.latest().answer(answerOf([], { permissions: ['TIPS', 'DEFAULT_TIPS'] }));
    await wait();
    expect(screen.getByText('Tych typów nie ma w Twoim pakiecie')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Zobacz pakiety' }).getAttribute('href')).toBe('/#kup');
  });

  it('names the required plan when access is forbidden', async () => {
    const { graph } = await open();
    graph.latest().answer(serverError('FORBIDDEN'));
    await wait();
    expect(screen.getByText('Typy są od pakietu Standard')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
  });

  it.each([
    [
      'the request',
      (graph: Awaited<ReturnType<typeof open>>['graph']) =>
        graph.latest().fail(new GraphError('NETWORK', '')),
    ],
    [
      'only the list',
      (graph: Awaited<ReturnType<typeof open>>['graph']) =>
        graph.latest().answer(serverError('UPSTREAM_ERROR')),
    ],
  ])('offers a retry when %s failed', async (_, fail) => {
    const { graph } = await open();
    fail(graph);
    await wait();
    expect(screen.getByText('Nie udało się wczytać typów')).toBeDefined();
    await press('Spróbuj ponownie');
    graph.latest().answer(answerOf([tip(1)]));
    await wait();
    expect(uids()).toEqual(['uid-1']);
  });

  it('keeps filters and old rows when a refetch fails', async () => {
    const { graph, address } = await openWith([tip(1)]);
    await press('Specjalne');
    graph.latest().answer(serverError('UPSTREAM_TIMEOUT'));
    await wait();
    expect(screen.getByText(/Widzisz to, co wczytano wcześniej/)).toBeDefined();
    expect(uids()).toEqual(['uid-1']);
    expect(address()).toBe('/tips?kind=special');
  });

  it('loads the next page, and reports a failure', async () => {
    const { graph } = await open();
    graph.latest().answer(answerOf([tip(1)], { hasNextPage: true, total: 2 }));
    await wait();
    await press('Wczytaj więcej');
    expect(graph.latest().variables).toMatchObject({ after: '1', first: 50 });
    graph.latest().fail(new GraphError('NETWORK', ''));
    await wait();
    expect(screen.getByRole('alert').textContent).toBe('Nie udało się wczytać kolejnych typów.');
    await press('Wczytaj więcej');
    graph.latest().answer(answerOf([tip(2)]));
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-2']);
    expect(screen.queryByRole('button', { name: 'Wczytaj więcej' })).toBeNull();
  });

  it('retries the next page automatically when the network is back', async () => {
    const { graph, networkReturns } = await open();
    graph.latest().answer(answerOf([tip(1)], { hasNextPage: true, total: 2 }));
    await wait();
    await press('Wczytaj więcej');
    graph.latest().fail(new GraphError('NETWORK', ''));
    await wait();
    await networkReturns();
    graph.latest().answer(answerOf([tip(2)]));
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-2']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(graph.requests).toHaveLength(3);
  });

  it('renders in English', async () => {
    await openWith([tip(1, { status: 'FAIL', profitUnits: -2 })], '/tips', { intl: english });
    const row = within(shownTip(1));
    for (const text of ['lost', '2.00 u', '+6.4%', '\u22122.00 u', 'Special']) {
      expect(row.getByText(text)).toBeDefined();
    }
    expect(screen.getByText('1 of 1 tip')).toBeDefined();
  });
});

describe('the CSV file', () => {
  const captureFiles = (): { name: string; blob: Blob }[] => {
    const files: { name: string; blob: Blob }[] = [];
    let latest = new Blob();
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        latest = blob;
        return 'blob:file';
      },
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, blob: latest });
    });
    return files;
  };

  it('has every page of the filtered list, with formulas escaped', async () => {
    const files = captureFiles();
    const { graph } = await openWith([tip(1)], '/tips?kind=special&search=odra&sort=odds');
    await press('Pobierz CSV');
    expect(graph.latest()).toMatchObject({
      name: 'useTipsFileQuery',
      variables: {
        types: ['SPECIAL'],
        filter: { search: 'odra' },
        orderBy: { field: 'ODDS' },
        after: null,
      },
    });
    graph.latest().answer(answerOf([tip(1, { title: '=cmd()' })], { hasNextPage: true }));
    await wait();
    expect(graph.latest().variables).toMatchObject({ after: '1' });
    graph.latest().answer(answerOf([tip(2, { status: 'FAIL', profitUnits: -2, expectedValue: null })]));
    await wait();
    expect(files.map(({ name }) => name)).toEqual(['typy-2026-03-14.csv']);
    const rows = (await files[0]?.blob.text())?.trimEnd().split('\r\n') ?? [];
    expect(rows[0]).toContain('Utworzono;Rodzaj;Typ;Mecz;Początek meczu');
    expect(rows[1]).toContain(";Powyżej 1.5;'=cmd();");
    expect(rows[2]?.endsWith(';przegrany;;2;1,92;;71;-2')).toBe(true);
  });

  it('reports a failure and its reason', async () => {
    const files = captureFiles();
    const { graph } = await openWith([tip(1)]);
    await press('Pobierz CSV');
    const error = { message: '', path: ['tips'], extensions: { code: 'RATE_LIMITED' } };
    graph.latest().answer({ data: { tips: null }, errors: [error] });
    await wait(100);
    expect(screen.getByText('Nie udało się pobrać pliku z typami.')).toBeDefined();
    expect(screen.getByText(/^Za dużo/)).toBeDefined();
    expect(files).toEqual([]);
  });

  it.each([
    ['an error that the app has acted on', 0, markHandled(new GraphError('UNAUTHENTICATED', ''))],
    ['the end of a previous session', 1, new GraphError('UNAUTHENTICATED', '')],
  ])('shows %s in %i toasts', async (_, count, error) => {
    const { graph } = await openWith([tip(1)]);
    await press('Pobierz CSV');
    graph.latest().fail(error);
    await wait(100);
    expect(screen.queryAllByText('Nie udało się pobrać pliku z typami.')).toHaveLength(count);
  });
});

describe('the balance', () => {
  it('shows profit, yield and hit rate with sample, dates and chart', async () => {
    mockMedia((query) => query === '(min-width: 48em)');
    await openWith([tip(1)]);
    const panel = within(screen.getByRole('region', { name: 'Bilans' }));
    for (const text of ['+1,50 j.', '+37,5 %', '1 z 2', '4,00 j.']) {
      expect(panel.getByText(text)).toBeDefined();
    }
    expect(
      panel.getByText(/^Opublikowane od 01\.03\.2026 do 10\.03\.2026, próba: 2 rozliczone typy/),
    ).toBeDefined();
    expect(panel.getByRole('img', { name: /na końcu \+1,5\u00a0j\./ })).toBeDefined();
  });

  it('names no start when its chart lacks the oldest tips', async () => {
    const { graph } = await open();
    const series = balance.series.map((point) => ({ ...point, sampleSize: point.sampleSize + 500 }));
    graph.latest().answer(answerOf([tip(1)], { tipBalance: { ...balance, sampleSize: 502, series } }));
    await wait();
    const panel = within(screen.getByRole('region', { name: 'Bilans' }));
    expect(panel.getByText(/^Opublikowane do 10\.03\.2026, próba: 502 rozliczone typy/)).toBeDefined();
  });

  it('on a phone has its chart only while it is open', async () => {
    await openWith([tip(1)]);
    const panel = within(screen.getByRole('region', { name: 'Bilans' }));
    const chart = () => panel.queryByRole('img', { name: /na końcu \+1,5\u00a0j\./ });
    expect(chart()).toBeNull();
    const toggle = panel.getByText('Próba i wykres');
    await click(toggle);
    expect(chart()).not.toBeNull();
    await click(toggle);
    expect(chart()).toBeNull();
  });

  it('is omitted before any tip is settled', async () => {
    const { graph } = await open();
    graph.latest().answer(
      answerOf([tip(1)], {
        tipBalance: { sampleSize: 0, won: 0, stakeUnits: 0, profitUnits: 0, yieldPercent: null, series: [] },
      }),
    );
    await wait();
    expect(screen.queryByRole('region', { name: 'Bilans' })).toBeNull();
    expect(uids()).toEqual(['uid-1']);
  });
});

describe('the details of a tip', () => {
  const leg = { kickOff: '2026-03-14T19:00:00.000Z', match: null };
  const combined = tip(1, {
    description: 'Gospodarze strzelają.',
    matches: [
      { title: 'Odra – Granit', tip: 'Powyżej 2.5', odds: 1.5, ...leg },
      { title: 'Wisła – Naprzód', tip: 'BTTS', odds: 1.61, ...leg },
    ],
    seal: { sequence: 12, kind: 'EDITED', hash: 'ab12'.repeat(16), sealedAt: '2026-03-14T15:20:00.000Z' },
    images: [
      { id: null, original: 'https://images.example/1.png', url: 'https://images.example/1-small.png' },
      { id: null, original: 'https://images.example/2.png', url: 'https://images.example/2-small.png' },
    ],
  });
  const openDetails = async () => {
    await openWith([combined]);
    fireEvent.click(within(shownTip(1)).getByRole('button', { name: /^Szczegóły typu/ }));
    await wait();
  };

  it('contain the reasoning, the matches of a combined tip and its seal', async () => {
    await openWith([combined]);
    expect(screen.getByText(/^2 mecze · /)).toBeDefined();
    expect(screen.queryByText('Gospodarze strzelają.')).toBeNull();
    const toggle = screen.getByRole('button', { name: /^Szczegóły typu/ });
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Gospodarze strzelają.')).toBeDefined();
    expect(screen.getByText(/^Pieczęć nr 12 \(poprawka\)/).textContent).toContain('ab12ab12ab12ab12,');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Odra – Granit.*Powyżej\u00a02\.51\.50$/),
      expect.stringMatching(/^Wisła – Naprzód.*BTTS1\.61$/),
    ]);
    fireEvent.click(toggle);
    expect(screen.queryByText('Gospodarze strzelają.')).toBeNull();
  });

  it('open images in a viewer with arrow-key navigation', async () => {
    await openDetails();
    fireEvent.click(screen.getByRole('button', { name: /^Otwórz zdjęcie 2 z 2/ }));
    await wait(300);
    const viewer = screen.getByRole('dialog');
    const shown = () => within(viewer).getByRole('img', { name: /^Zdjęcie/ });
    expect(shown().getAttribute('src')).toBe('https://images.example/2-small.png');
    expect(shown().getAttribute('alt')).toBe('Zdjęcie 2 z 2: Odra 1 – Granit 1');
    fireEvent.keyDown(viewer, { key: 'ArrowRight' });
    expect(shown().getAttribute('alt')).toMatch(/^Zdjęcie 1 z 2/);
    fireEvent.keyDown(viewer, { key: 'ArrowLeft' });
    expect(shown().getAttribute('alt')).toMatch(/^Zdjęcie 2 z 2/);
    expect(within(viewer).getByRole('link', { name: 'Otwórz oryginał' }).getAttribute('href')).toBe(
      'https://images.example/2.png',
    );
    fireEvent.error(shown());
    expect(within(viewer).getByRole('alert').textContent).toBe('Nie udało się wczytać zdjęcia.');
    fireEvent.click(within(viewer).getByRole('button', { name: 'Zamknij zdjęcie' }));
    await wait(300);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
