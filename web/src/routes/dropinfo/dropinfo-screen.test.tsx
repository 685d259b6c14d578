import { fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { english } from '../../testing/texts.ts';
import { pass, stopFrames, wait } from '../../testing/time.ts';
import {
  answerOf,
  dropinfo,
  open,
  openWith,
  row,
  rows,
  serverError,
  uids,
} from './testing/sample-dropinfo.ts';

beforeEach(() => stopFrames());

describe('the dropinfo list', () => {
  it('draws its skeleton, then rows with countdown, kick-off state and highlight', async () => {
    const { graph } = await open();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Dropinfo' })).toBeDefined();
    graph
      .latest()
      .answer(answerOf([dropinfo(1, 8), dropinfo(2, 37), dropinfo(3, 77, { drop: 0.2 }), dropinfo(4, -12)]));
    await wait();

    expect([...rows()].map((one) => one.dataset.kickoff)).toEqual(['closer', 'close', 'far', 'past']);
    expect([...rows()].map((one) => one.dataset.big)).toEqual([undefined, undefined, 'true', undefined]);
    expect([...rows()].map((one) => within(one).getByRole('timer').textContent)).toEqual([
      '8m 00s',
      '37m 00s',
      '1h 17m 00s',
      '\u221212m 00s',
    ]);
    expect(within(row(3)).getByText('20,00 %')).toBeDefined();
    expect(within(row(1)).getAllByText('1.72').length).toBeGreaterThan(0);
    expect(screen.getByText(/^4 z 4 sygnałów$/)).toBeDefined();
  });

  it('counts down each second and moves on to the next state', async () => {
    await openWith([dropinfo(1, 30)]);
    expect(row(1).dataset.kickoff).toBe('close');
    await wait(1000);
    expect(row(1).dataset.kickoff).toBe('closer');
    expect(within(row(1)).getByRole('timer').textContent).toBe('29m 59s');
  });

  it('changes nothing but the words that count down', async () => {
    await openWith([dropinfo(1, 8), dropinfo(2, 77), dropinfo(3, 3001)]);
    const changed: (string | null)[] = [];
    const observer = new MutationObserver((changes) => {
      changed.push(...changes.map(({ target }) => target.textContent));
    });
    observer.observe(screen.getByRole('table'), {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    await wait(1000);
    expect(changed).toEqual(['7m 59s', '1h 16m', ' 59s', ' 00m 59s']);
  });

  it('lets a match that begins sink below the coming ones, but not under the finger', async () => {
    await openWith([dropinfo(1, -30), dropinfo(2, 1), dropinfo(3, 37)]);
    expect(uids()).toEqual(['uid-2', 'uid-3', 'uid-1']);
    const list = screen.getByRole('table').parentElement ?? document.body;
    fireEvent.pointerEnter(list, { pointerType: 'mouse' });
    await pass(61_000);
    expect(row(2).dataset.kickoff).toBe('past');
    expect(uids()).toEqual(['uid-2', 'uid-3', 'uid-1']);
    fireEvent.pointerLeave(list, { pointerType: 'mouse' });
    await wait();
    expect(uids()).toEqual(['uid-3', 'uid-2', 'uid-1']);
  });

  it('speaks English', async () => {
    await openWith([dropinfo(1, 8)], '/dropinfo', english);
    expect(within(row(1)).getByText('14.87%')).toBeDefined();
    expect(screen.getByRole('button', { name: /Kick-off in/ })).toBeDefined();
    expect(screen.getByText('1 of 1 signal')).toBeDefined();
  });

  it('keeps the filters in the address and the old rows until the new ones are here', async () => {
    const { graph, address } = await openWith([dropinfo(1, 8), dropinfo(2, 37)]);
    fireEvent.click(screen.getByRole('button', { name: 'Polska' }));
    await wait();
    expect(address()).toBe('/dropinfo?league=filter-1');
    expect(graph.latest().variables.filter).toEqual({ when: 'COMING', leagueFilterId: 'filter-1' });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(uids()).toEqual(['uid-1', 'uid-2']);
    graph.latest().answer(answerOf([dropinfo(2, 37)]));
    await wait();
    expect(uids()).toEqual(['uid-2']);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
    expect(graph.asked).toHaveLength(2);

    fireEvent.click(screen.getByRole('button', { name: 'Wszystkie' }));
    await wait();
    expect(address()).toBe('/dropinfo');
    expect(graph.latest().variables.filter).toEqual({ when: 'COMING' });
  });

  it('starts with the filters of the address', async () => {
    const { graph } = await open('/dropinfo?drop=20&under=30&sort=drop&order=desc');
    expect(graph.latest().variables).toMatchObject({
      filter: { minDrop: 0.2001, maxMinutesToKickOff: 29 },
      orderBy: { field: 'DROP', direction: 'DESC' },
    });
  });

  it('shows the latest of several changes, whatever comes last', async () => {
    const { graph } = await openWith([dropinfo(1, 8)]);
    fireEvent.click(screen.getByRole('button', { name: 'Polska' }));
    await wait();
    fireEvent.click(screen.getByRole('button', { name: 'Skandynawia' }));
    await wait();
    const [, first, second] = graph.asked;
    second?.answer(answerOf([dropinfo(3, 40)]));
    await wait();
    first?.answer(answerOf([dropinfo(2, 37)]));
    await wait();
    expect(uids()).toEqual(['uid-3']);
  });

  it('sorts by a column and turns the order round, also by how long before its match a signal came', async () => {
    const { address } = await openWith([dropinfo(1, 8), dropinfo(2, 65)]);
    const head = screen.getByRole('button', { name: 'Spadek kursu' });
    fireEvent.click(head);
    await wait();
    expect(address()).toBe('/dropinfo?sort=drop&order=desc');
    expect(head.closest('th')?.getAttribute('aria-sort')).toBe('descending');
    fireEvent.click(head);
    await wait();
    expect(address()).toBe('/dropinfo?sort=drop');
    expect(within(row(1)).getByText('18m')).toBeDefined();
    expect(within(row(2)).getByText('1h 15m')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Przed meczem' }));
    await wait();
    expect(address()).toBe('/dropinfo?sort=timebetween');
  });

  it('says that there is none yet, or none for the filters and offers to clear them', async () => {
    const { graph, address } = await openWith([]);
    expect(screen.getByText('Nie ma jeszcze sygnałów')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Polska' }));
    await wait();
    graph.latest().answer(answerOf([]));
    await wait();
    expect(screen.getByText('Żaden sygnał nie pasuje')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Wyczyść filtry' }));
    await wait();
    expect(address()).toBe('/dropinfo');
  });

  it('offers another try when it could not be read at all', async () => {
    const { graph } = await open();
    graph.latest().fail(new GraphError('NETWORK', ''));
    await wait();
    expect(screen.getByRole('alert').textContent).toContain('Brak połączenia z internetem');
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    graph.latest().answer(answerOf([dropinfo(1, 8)]));
    await wait();
    expect(uids()).toEqual(['uid-1']);
  });

  it('offers another try when only the list failed, and the filters stand', async () => {
    const { graph } = await open();
    graph.latest().answer(serverError('UPSTREAM_ERROR'));
    await wait();
    expect(screen.getByText('Nie udało się wczytać sygnałów')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    graph.latest().answer(answerOf([dropinfo(1, 8)]));
    await wait();
    expect(uids()).toEqual(['uid-1']);
  });

  it('keeps filters and old rows when reading again fails', async () => {
    const { graph, address } = await openWith([dropinfo(1, 8)]);
    fireEvent.click(screen.getByRole('button', { name: 'Polska' }));
    await wait();
    graph.latest().answer(serverError('UPSTREAM_TIMEOUT'));
    await wait();
    expect(screen.getByText('Nie udało się odświeżyć listy.')).toBeDefined();
    expect(uids()).toEqual(['uid-1']);
    expect(address()).toBe('/dropinfo?league=filter-1');
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    graph.latest().answer(answerOf([dropinfo(2, 37)]));
    await wait();
    expect(uids()).toEqual(['uid-2']);
    expect(screen.queryByText('Nie udało się odświeżyć listy.')).toBeNull();
  });

  it('names the plan when it is not allowed', async () => {
    const { graph } = await open();
    graph.latest().answer(serverError('FORBIDDEN'));
    await wait();
    expect(screen.getByText('Dropinfo jest od pakietu Pro')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
  });

  it('loads a further page, by itself when the network is back', async () => {
    const { graph, networkReturns } = await open();
    graph.latest().answer(answerOf([dropinfo(1, 8)], { hasNextPage: true, total: 2 }));
    await wait();
    fireEvent.click(screen.getByRole('button', { name: 'Wczytaj więcej' }));
    await wait();
    expect(graph.latest().variables).toMatchObject({ after: '1', first: 100 });
    graph.latest().fail(new GraphError('NETWORK', ''));
    await wait();
    expect(screen.getByRole('alert').textContent).toContain('Nie udało się wczytać');
    expect(uids()).toEqual(['uid-1']);
    await networkReturns();
    graph.latest().answer(answerOf([dropinfo(2, 37)]));
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-2']);
    expect(screen.queryByRole('button', { name: 'Wczytaj więcej' })).toBeNull();
  });
});
