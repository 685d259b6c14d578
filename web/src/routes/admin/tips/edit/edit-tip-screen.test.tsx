import { fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, expect, it } from 'vitest';
import { click, press, respond } from '../../../../testing/actions.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { polish } from '../../../../testing/texts.ts';
import { stopClock, wait } from '../../../../testing/time.ts';
import { adminPages } from '../../admin-routes.tsx';

beforeEach(() => {
  stopClock();
});

const tip = (fields: object = {}) => ({
  id: 'tip-1',
  number: 7,
  title: 'Odra – Granit',
  tip: '1',
  type: 'DEFAULT',
  status: 'ACTIVE',
  odds: 1.9,
  stake: 2,
  kickOff: '2026-03-15T18:00:00.000Z',
  matches: [],
  ...fields,
});
const response = (version: number, fields: object = {}, images: readonly object[] = [], isAdmin = true) => ({
  data: {
    viewer: { id: 'viewer', user: { id: 'u', isAdmin } },
    admin: { tip: { ...tip(fields), version, authorName: 'Ala Kos', images } },
  },
});

const saved = { ...tip({ odds: 2.05 }), uid: 'abc', version: 4 };

const openWith = (answer: object) =>
  renderScreen(adminPages.editTip, { address: '/admin/tips/abc/edit', answer });
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const save = async () => {
  await press('Zapisz zmiany');
};

it('sends the loaded version and opens the list', async () => {
  const { graph, address } = await openWith(response(3));
  expect(screen.getByText('Typ nr 7, autor: Ala Kos')).toBeDefined();
  type('Kurs', '2,05');
  await save();
  expect(graph.latest()).toMatchObject({
    name: 'editTipScreenUpdateMutation',
    variables: { input: { tipId: 'tip-1', version: 3, odds: 2.05, stake: 2, images: [] } },
  });
  await respond(graph, { data: { updateTip: { tip: saved, errors: [] } } });
  expect(address()).toBe('/admin/tips/all');
});

it.each([
  ['settled', { status: 'SUCCESS', kickOff: '2099-03-15T18:00:00.000Z' }],
  ['begun', { matches: [{ title: 'a', tip: '1', odds: 1.5, kickOff: '2020-03-15T18:00:00.000Z' }] }],
])('disables the fixed fields for typers when the tip is %s', async (_, fields) => {
  await openWith(response(3, { kickOff: '2099-03-15T18:00:00.000Z', ...fields }, [], false));
  expect(screen.getByText(/^Typ jest rozliczony albo jego mecz się zaczął/)).toBeDefined();
  const closed = screen.getAllByRole<HTMLInputElement>('textbox').filter((one) => one.matches(':disabled'));
  expect(closed.length).toBeGreaterThanOrEqual(4);
  expect(box('Uzasadnienie').disabled).toBe(false);
});

it('lets admins edit all fields of a settled tip', async () => {
  await openWith(response(3, { status: 'FAIL' }));
  expect(screen.queryByText(/^Typ jest rozliczony/)).toBeNull();
  expect(box('Kurs').disabled).toBe(false);
  expect(box('Kurs').value).toBe('1.90');
});

it('keeps the input after a version conflict, loads the newer version and saves over it', async () => {
  const { graph } = await openWith(response(3));
  type('Uzasadnienie', 'moje');
  await save();
  await respond(graph, { data: { updateTip: { tip: null, errors: [{ field: null, code: 'STALE' }] } } });
  expect(graph.latest().name).toBe('editTipScreenQuery');
  await respond(graph, response(4, { stake: 5, description: 'ich' }));
  const notice = screen.getByText('Ktoś zmienił ten typ w czasie Twojej edycji');
  expect([box('Uzasadnienie').value, box('Stawka (j.)').value]).toEqual(['moje', '5']);
  await save();
  expect(graph.latest().variables).toMatchObject({ input: { version: 4, stake: 5, description: 'moje' } });
  await respond(graph, {
    data: { updateTip: { tip: null, errors: [{ field: ['stake'], code: 'SETTLED' }] } },
  });
  expect(
    screen.getByText('Mecz już się zaczął albo typ jest rozliczony, zmieni to tylko administrator'),
  ).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Odrzuć moje zmiany' }));
  expect([box('Uzasadnienie').value, notice.isConnected]).toEqual(['ich', false]);
});

it('sends the shown version when another change comes after a conflict', async () => {
  const { graph } = await openWith(response(3, {}, [picture]));
  type('Uzasadnienie', 'moje');
  await save();
  await respond(graph, { data: { updateTip: { tip: null, errors: [{ field: null, code: 'STALE' }] } } });
  await respond(graph, response(4, {}, [picture]));
  await press('Usuń zdjęcie 1');
  await click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Usuń zdjęcie' }));
  await respond(graph, { data: { removeTipImage: { tip: { id: 'tip-1', version: 5 }, errors: [] } } });
  await respond(graph, response(6, { description: 'ich' }));
  await save();
  expect(graph.latest().variables).toMatchObject({ input: { version: 5, description: 'moje' } });
});

it('focuses the notice of each version conflict, which is far above the button', async () => {
  const { graph } = await openWith(response(3));
  const stale = { data: { updateTip: { tip: null, errors: [{ field: null, code: 'STALE' }] } } };
  for (const version of [4, 5]) {
    box('Uzasadnienie').focus();
    type('Uzasadnienie', `moje ${version}`);
    await save();
    await respond(graph, stale);
    await respond(graph, response(version));
    expect(document.activeElement?.textContent).toContain('Ktoś zmienił ten typ w czasie Twojej edycji');
  }
});

it('says that the newest version could not be loaded, and loads it again', async () => {
  const { graph } = await openWith(response(3));
  type('Uzasadnienie', 'moje');
  await save();
  await respond(graph, { data: { updateTip: { tip: null, errors: [{ field: null, code: 'STALE' }] } } });
  graph.latest().fail(new GraphError('UPSTREAM_ERROR', ''));
  await wait();
  expect(screen.getByText(/Widzisz to, co wczytano wcześniej/)).toBeDefined();
  await press('Spróbuj ponownie');
  await respond(graph, response(4, { stake: 5 }));
  expect(screen.queryByText(/Widzisz to, co wczytano wcześniej/)).toBeNull();
  expect([box('Uzasadnienie').value, box('Stawka (j.)').value]).toEqual(['moje', '5']);
});

it('keeps the form when the network fails', async () => {
  const { graph } = await openWith(response(3));
  type('Mecz', 'Inny mecz');
  await save();
  graph.latest().fail(new GraphError('INTERNAL', ''));
  await wait();
  expect(box('Mecz').value).toBe('Inny mecz');
  expect(screen.getByRole('button', { name: 'Zapisz zmiany' })).not.toHaveProperty('disabled', true);
});

it('focuses the first invalid field instead of saving', async () => {
  const { graph } = await openWith(response(3));
  type('Kurs', '1');
  await save();
  expect(graph.latest().name).toBe('editTipScreenQuery');
  expect(document.activeElement).toBe(box('Kurs'));
});

it('drops the errors of a removed match and focuses the matches', async () => {
  const leg = (title: string) => ({ title, tip: '1', odds: 1.5, kickOff: '2026-03-15T18:00:00.000Z' });
  await openWith(response(3, { matches: [leg('A – B'), leg('C – D')] }));
  const first = within(screen.getByRole('group', { name: 'Mecz 1' }));
  const title = () => first.getByRole<HTMLInputElement>('textbox', { name: 'Mecz' });
  fireEvent.change(title(), { target: { value: '' } });
  const second = within(screen.getByRole('group', { name: 'Mecz 2' }));
  fireEvent.change(second.getByRole('textbox', { name: 'Typ' }), { target: { value: '' } });
  await save();
  expect(document.activeElement).toBe(title());
  await press('Usuń mecz 1');
  const left = within(screen.getByRole('group', { name: 'Mecz 1' })).getByRole<HTMLInputElement>('textbox', {
    name: 'Mecz',
  });
  expect([left.value, left.getAttribute('aria-invalid') ?? 'false']).toEqual(['C – D', 'false']);
  await wait();
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Mecze kuponu' }));
});

const picture = { id: 'picture-9', original: '/media/tips/a.png', url: '/media/tips/a-small.png' };
async function removePicture(id: string | null = picture.id) {
  const { graph } = await openWith(response(3, {}, [{ ...picture, id }]));
  await press('Usuń zdjęcie 1');
  await click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Usuń zdjęcie' }));
  return graph;
}

it('removes a picture after confirmation, with the loaded version', async () => {
  const graph = await removePicture();
  expect(graph.latest()).toMatchObject({
    name: 'editTipScreenRemoveImageMutation',
    variables: { input: { imageId: 'picture-9', tipId: 'tip-1', version: 3 } },
  });
  await respond(graph, { data: { removeTipImage: { tip: { id: 'tip-1', version: 4 }, errors: [] } } });
  await respond(graph, response(4));
  expect(screen.queryByRole('img', { name: 'Zdjęcie 1' })).toBeNull();
});

it('moves the focus from the button of a removed picture to the pictures', async () => {
  const { graph } = await openWith(response(3, {}, [picture]));
  screen.getByRole('button', { name: 'Usuń zdjęcie 1' }).focus();
  await press('Usuń zdjęcie 1');
  await click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Usuń zdjęcie' }));
  await respond(graph, { data: { removeTipImage: { tip: { id: 'tip-1', version: 4 }, errors: [] } } }, 1_000);
  await respond(graph, response(4));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Zdjęcia' }));
});

it('removes a picture without an id by its tip and address', async () => {
  const graph = await removePicture(null);
  expect(graph.latest().variables).toEqual({
    input: { image: '/media/tips/a.png', tipId: 'tip-1', version: 3 },
  });
});

it('shows an error and refetches when a picture is not removed', async () => {
  const graph = await removePicture();
  await respond(graph, {
    data: { removeTipImage: { tip: null, errors: [{ field: null, code: 'INVALID' }] } },
  });
  expect(screen.getByText(polish.formatMessage({ id: 'shared.form.refused' }))).toBeDefined();
  expect(graph.latest().name).toBe('editTipScreenQuery');
});

it.each([
  ['the version that was edited', { description: 'ich' }, 4],
  ['the newest version when no field has changed', {}, 5],
])('sends %s after a refetch', async (_, change, version) => {
  const { graph } = await openWith(response(3, {}, [picture]));
  type('Uzasadnienie', 'moje');
  await press('Usuń zdjęcie 1');
  await click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Usuń zdjęcie' }));
  await respond(graph, { data: { removeTipImage: { tip: { id: 'tip-1', version: 4 }, errors: [] } } });
  await respond(graph, response(5, change));
  await save();
  expect(graph.latest().variables).toMatchObject({ input: { version, description: 'moje' } });
});

it('reports a missing tip', async () => {
  await openWith({
    data: { viewer: { id: 'viewer', user: { id: 'u', isAdmin: true } }, admin: { tip: null } },
  });
  expect(screen.getByRole('heading', { name: 'Nie ma takiego typu' })).toBeDefined();
});
