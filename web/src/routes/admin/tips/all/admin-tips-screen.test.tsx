import { act, fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { click, respond } from '../../../../testing/actions.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import type { ScriptedGraph } from '../../../../testing/scripted-graph.ts';
import { stopClock, wait } from '../../../../testing/time.ts';
import { adminPages } from '../../admin-routes.tsx';

beforeEach(() => {
  stopClock();
});

const node = (number: number, status = 'ACTIVE') => ({
  id: `tip-${number}`,
  uid: `uid-${number}`,
  number,
  title: 'Odra – Granit',
  matches: [],
  tip: `Typ ${number}`,
  type: 'DEFAULT',
  status,
  odds: 1.9,
  stake: 2,
  kickOff: '2026-03-15T18:00:00.000Z',
  createdAt: '2026-03-14T10:00:00.000Z',
  authorName: 'Ala Kos',
  version: 3,
});
const response = (nodes: readonly object[], isAdmin = true, totalCount = nodes.length) => ({
  data: {
    viewer: { id: 'viewer', user: { id: 'user-1', isAdmin } },
    liveCursor: 'log-1',
    admin: { tips: { totalCount, edges: nodes.map((one) => ({ node: one })) } },
  },
});

const openWith = (answer: object, address?: string) => renderScreen(adminPages.tips, { address, answer });
/** As live payloads have it: without the author. */
const { authorName, ...settledByOthers } = { ...node(1, 'SUCCESS'), version: 4 };
const pushChanged = async (graph: ScriptedGraph, ...tips: readonly object[]) => {
  const changed = { cursor: 'log-2', gap: false, tips };
  await act(async () => graph.stream('useChangedTipsSubscription').push({ tipStatusesChanged: changed }));
  await wait();
};
const button = (name: string) => screen.getByRole('button', { name });
const inDialog = () => within(screen.getByRole('dialog'));

describe('the list of tips', () => {
  it('reads filters from the URL and writes changes to it', async () => {
    const { graph, address } = await openWith(
      response([node(1)], true, 60),
      '/admin/tips/all?search=odra&kind=special&status=active&sort=rate&direction=asc&page=2',
    );
    expect(graph.latest().variables).toEqual({
      search: 'odra',
      types: ['SPECIAL'],
      statuses: ['ACTIVE'],
      toSettle: null,
      orderBy: { field: 'STAKE', direction: 'ASC' },
      first: 25,
      page: 2,
    });
    fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'cancel' } });
    await wait();
    expect(graph.latest().variables).toMatchObject({ statuses: ['CANCEL'], page: 1 });
    expect(address()).toBe('/admin/tips/all?search=odra&kind=special&status=cancel&sort=rate&direction=asc');
    fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'settle' } });
    await wait();
    expect(graph.latest().variables).toMatchObject({ statuses: null, toSettle: true, page: 1 });
  });

  it('sorts and changes pages', async () => {
    const { graph, address } = await openWith(response([node(1)], true, 60));
    await click(button('Następna strona'));
    expect(graph.latest().variables).toMatchObject({ page: 2 });
    await click(button('Kurs'));
    expect(address()).toBe('/admin/tips/all?sort=exchange');
    const order = screen.getByLabelText('Sortuj:');
    fireEvent.change(order, { target: { value: 'author' } });
    await wait();
    expect(address()).toBe('/admin/tips/all?sort=author');
    expect(order).toHaveProperty('selectedOptions.0.textContent', 'Autor');
  });

  it.each(['settle', 'active'])(
    'refetches a page of /admin/tips/all?status=%s with a settled tip, so that the next page skips none',
    async (status) => {
      const { graph } = await openWith(
        response([node(1), node(2)], true, 60),
        `/admin/tips/all?status=${status}`,
      );
      await pushChanged(graph, settledByOthers);
      await click(button('Następna strona'));
      expect(graph.requests).toHaveLength(2);
      expect(graph.latest().variables).toMatchObject({ page: 1 });
      await respond(graph, response([node(2), node(3)], true, 59));
      await click(button('Następna strona'));
      expect(graph.latest().variables).toMatchObject({ page: 2 });
    },
  );

  it('links to the form of each tip', async () => {
    await openWith(response([node(1)]));
    const link = screen.getByRole('link', { name: 'Edytuj: Typ 1, Odra – Granit' });
    expect(link.getAttribute('href')).toBe('/admin/tips/uid-1/edit');
  });

  it('shows what others change, without moving rows', async () => {
    const { graph } = await openWith(response([node(2), node(1)]));
    expect(graph.stream('useChangedTipsSubscription').variables).toEqual({ after: 'log-1' });
    await pushChanged(graph, settledByOthers, node(3));
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toContain('Typ\u00a02');
    expect(rows[2]).toMatch(/Typ\u00a01.*Ala Kos.*trafiony/);
  });

  it('hides settling from typers', async () => {
    await openWith(response([node(1)], false));
    expect(screen.queryByRole('button', { name: /Oznacz|Anuluj/ })).toBeNull();
  });

  it.each([
    ['/admin/tips/all', 'Nie ma jeszcze typów'],
    ['/admin/tips/all?status=settle', 'Nie ma typów do rozliczenia'],
    ['/admin/tips/all?search=x', 'Żaden typ nie pasuje'],
    ['/admin/tips/all?status=fail', 'Żaden typ nie pasuje'],
  ])('explains an empty list at %s', async (address, title) => {
    await openWith(response([]), address);
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
  });

  it('explains an empty list by its own filters while others load', async () => {
    const { address } = await openWith(response([]), '/admin/tips/all?status=fail');
    fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'all' } });
    await wait();
    expect(address()).toBe('/admin/tips/all');
    expect(screen.getByRole('heading', { name: 'Żaden typ nie pasuje' })).toBeDefined();
  });

  it('links to the first page when the page is out of range', async () => {
    const { address } = await openWith(response([], true, 30), '/admin/tips/all?status=fail&page=9');
    expect(screen.getByRole('heading', { name: 'Tej strony już nie ma' })).toBeDefined();
    await click(button('Pokaż pierwszą stronę'));
    expect(address()).toBe('/admin/tips/all?status=fail');
  });
});

describe('settling', () => {
  it('shows each outcome before confirmation', async () => {
    await openWith(response([node(1)]));
    for (const [action, after, consequence] of [
      ['Oznacz jako trafiony', 'trafiony, +1,80 j.', 'wynik wejdzie do statystyk'],
      ['Oznacz jako przegrany', 'przegrany, −2,00 j.', 'wynik wejdzie do statystyk'],
      ['Anuluj typ', 'anulowany, 0,00 j.', 'typ nie wejdzie do statystyk'],
    ]) {
      await click(button(`${action}: Typ 1, Odra – Granit`));
      const dialog = screen.getByRole('dialog');
      expect(dialog.textContent?.replaceAll('\u00a0', ' ')).toContain(after);
      expect(dialog.textContent).toContain(consequence);
      await click(inDialog().getByRole('button', { name: 'Wróć' }), 300);
    }
  });

  it.each([
    ['2026-03-14T11:00:00.000Z', false],
    ['2026-03-15T18:00:00.000Z', true],
  ])('with a kick-off at %s warns of a result before the match: %s', async (kickOff, warns) => {
    await openWith(response([{ ...node(1), kickOff }]));
    await click(button('Oznacz jako trafiony: Typ 1, Odra – Granit'));
    expect(inDialog().queryByText(/Pierwszy mecz jeszcze się nie zaczął/) !== null).toBe(warns);
    await click(inDialog().getByRole('button', { name: 'Wróć' }), 300);
    await click(button('Anuluj typ: Typ 1, Odra – Granit'));
    expect(inDialog().queryByText(/Pierwszy mecz jeszcze się nie zaczął/)).toBeNull();
  });

  it('warns before discarding the reason', async () => {
    await openWith(response([node(1)]));
    await click(button('Anuluj typ: Typ 1, Odra – Granit'));
    const reason = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Powód anulowania' });
    fireEvent.change(reason, { target: { value: 'Mecz' } });
    for (const answer of ['Zostań', 'Wyjdź']) {
      fireEvent.keyDown(reason, { key: 'Escape' });
      await wait(300);
      expect(reason.value).toBe('Mecz');
      await click(button(answer), 300);
    }
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('requires confirmation and shows the new status', async () => {
    const { graph } = await openWith(response([node(1)]));
    const pressed = button('Oznacz jako trafiony: Typ 1, Odra – Granit');
    act(() => pressed.focus());
    await click(pressed);
    expect(graph.latest().name).toBe('adminTipsScreenQuery');
    await click(inDialog().getByRole('button', { name: 'Oznacz jako trafiony' }));
    expect(graph.latest()).toMatchObject({
      name: 'settleActionsTipMutation',
      variables: { input: { tipId: 'tip-1', version: 3, result: 'SUCCESS', cancelReason: null } },
    });
    await respond(
      graph,
      {
        data: {
          settleTip: {
            tip: { id: 'tip-1', status: 'SUCCESS', cancelReason: null, profitUnits: 1.8, version: 4 },
            errors: [],
          },
        },
      },
      500,
    );
    expect(screen.getByText('trafiony')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Oznacz jako trafiony/ })).toBeNull();
    expect(document.activeElement?.textContent).toBe('trafiony');
  });

  it('shows the status that another admin has set meanwhile, and asks again', async () => {
    const { graph } = await openWith(response([node(1)]));
    await click(button('Oznacz jako przegrany: Typ 1, Odra – Granit'));
    const confirm = () => inDialog().getByRole('button', { name: 'Oznacz jako przegrany' });
    await click(confirm());
    const stale = { tip: null, errors: [{ field: null, code: 'STALE' }] };
    await respond(graph, { data: { settleTip: stale } });
    expect(inDialog().getByRole('alert').textContent).toMatch(/Ktoś inny zmienił to przed chwilą/);
    expect(graph.latest().name).toBe('adminTipsScreenQuery');
    await respond(graph, response([{ ...node(1, 'SUCCESS'), version: 4 }]));
    expect(inDialog().getByText('trafiony')).toBeDefined();
    await click(confirm());
    expect(graph.latest().variables).toMatchObject({ input: { version: 4, result: 'FAIL' } });
  });

  it('sends the version that others have changed live', async () => {
    const { graph } = await openWith(response([node(1)]));
    await pushChanged(graph, settledByOthers);
    await click(button('Oznacz jako przegrany: Typ 1, Odra – Granit'));
    expect(inDialog().queryByRole('alert')).toBeNull();
    await click(inDialog().getByRole('button', { name: 'Oznacz jako przegrany' }));
    expect(graph.latest().variables).toMatchObject({ input: { version: 4, result: 'FAIL' } });
  });

  it('says that others have changed the tip while the dialog was open', async () => {
    const { graph } = await openWith(response([node(1)]));
    await click(button('Oznacz jako przegrany: Typ 1, Odra – Granit'));
    expect(inDialog().queryByRole('alert')).toBeNull();
    await pushChanged(graph, settledByOthers);
    expect(inDialog().getByText('trafiony')).toBeDefined();
    expect(inDialog().getByRole('alert').textContent).toMatch(/Ktoś inny zmienił to przed chwilą/);
    await click(inDialog().getByRole('button', { name: 'Oznacz jako przegrany' }));
    expect(graph.latest().variables).toMatchObject({ input: { version: 4, result: 'FAIL' } });
  });

  it('requires a reason for cancelling and keeps it when the request fails', async () => {
    const { graph } = await openWith(response([node(1)]));
    await click(button('Anuluj typ: Typ 1, Odra – Granit'));
    const confirm = () => fireEvent.click(inDialog().getByRole('button', { name: 'Anuluj typ' }));
    confirm();
    await wait();
    expect(inDialog().getByText('Podaj powód')).toBeDefined();
    const reason = inDialog().getByRole<HTMLTextAreaElement>('textbox', { name: 'Powód anulowania' });
    expect(document.activeElement).toBe(reason);
    fireEvent.change(reason, { target: { value: ' Mecz przełożony ' } });
    confirm();
    await wait();
    expect(graph.latest().variables).toEqual({
      input: { tipId: 'tip-1', version: 3, result: 'CANCEL', cancelReason: 'Mecz przełożony' },
    });
    graph.latest().fail(new GraphError('INTERNAL', ''));
    await wait();
    expect(reason.value).toBe(' Mecz przełożony ');
  });
});
