import { fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberedLines } from '../../../../shared/football/line-memory.ts';
import { createSharedStorage } from '../../../../testing/memory-storage.ts';
import { wait } from '../../../../testing/time.ts';
import { error, openWith, panel, setUpScreen } from './testing/open-match.ts';
import { comingMatch, teamWindow } from './testing/sample-match.ts';

beforeEach(setUpScreen);

type Page = Awaited<ReturnType<typeof openWith>>;

const rows = () => within(within(panel('Porównanie')).getByRole('list')).getAllByRole('listitem');
const texts = () => rows().map(({ textContent }) => textContent ?? '');
const answer = async ({ graph }: Page, home: number, away: number) => {
  const { id } = comingMatch();
  const { name, answer: give } = graph.latest();
  expect(name).toBe('comparisonSectionReadingQuery');
  give({
    data: {
      match: {
        ...comingMatch(),
        id,
        homeWindow: teamWindow(home),
        awayWindow: teamWindow(away),
      },
    },
  });
  await wait();
};

describe('the comparison', () => {
  it('holds both teams against the same line, stat by stat', async () => {
    await openWith(comingMatch());
    expect(rows()).toHaveLength(9);
    const [goals = '', , both = ''] = texts();
    expect(goals).toContain('Gole');
    expect(within(rows()[0] ?? document.body).getByRole('spinbutton')).toHaveProperty('value', '> 1.5');
    expect(goals).toMatch(/Odra:.*80\s%8 z 10śr\. 2,1.*Granit:.*40\s%4 z 10śr\. 2,1/);
    expect(both).toContain('Obie strzelą');
    expect(both).toContain('Tak');
    expect(both).not.toContain('śr.');
  });

  it('moves a line by the keyboard, reads it and keeps the old figures until then', async () => {
    const page = await openWith(comingMatch());
    const stepper = screen.getByRole('spinbutton', { name: 'Linia: Rzuty rożne' });
    fireEvent.keyDown(stepper, { key: 'ArrowUp' });
    await wait();
    expect(stepper.getAttribute('aria-valuenow')).toBe('5.5');
    expect(page.graph.latest().variables).toMatchObject({ matchId: 17, size: 10, sameLeague: false });
    expect(page.graph.latest().variables.lines).toContainEqual({
      stat: 'CORNERS',
      comparison: 'OVER',
      line: 5.5,
      scope: 'OWN',
    });
    expect(texts()[5]).toContain('8 z 10');
    expect(within(panel('Porównanie')).getByRole('list').getAttribute('aria-busy')).toBe('true');
    await answer(page, 6, 4);
    expect(texts()[5]).toContain('6 z 10');
    expect(within(panel('Porównanie')).getByRole('list').getAttribute('aria-busy')).toBe('false');
  });

  it('begins with the lines that the league’s page and other matches of it have left, and leaves its own', async () => {
    const storage = createSharedStorage({
      lines: '[[7,{"GOAL/OWN":2.5,"GOAL/OPPONENT":0.5,"GOAL/SUM":5.5}]]',
    }).openTab();
    const page = await openWith(comingMatch(), { storage });
    const lineOf = (place: number) =>
      within(rows()[place] ?? document.body)
        .getByRole('spinbutton')
        .getAttribute('aria-valuenow');
    expect(page.graph.latest().variables.lines.slice(0, 2)).toMatchObject([{ line: 2.5 }, { line: 0.5 }]);
    expect([lineOf(0), lineOf(1)]).toEqual(['2.5', '0.5']);
    fireEvent.keyDown(screen.getByRole('spinbutton', { name: 'Linia: Rzuty rożne' }), { key: 'ArrowUp' });
    await wait();
    expect(rememberedLines(storage, 7)).toEqual({
      'GOAL/OWN': 2.5,
      'GOAL/OPPONENT': 0.5,
      'GOAL/SUM': 5.5,
      'CORNERS/OWN': 5.5,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Domyślne linie' }));
    await wait();
    expect(page.graph.latest().variables.lines[0]).toMatchObject({ line: 1.5 });
    expect(lineOf(0)).toBe('1.5');
    expect(storage.get('lines')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Domyślne linie' })).toBeNull();
  });

  it.each([
    ['Ostatnie', '5', { size: 5, sameLeague: false }],
    ['Mecze', 'Tej ligi', { size: 10, sameLeague: true }],
  ])('reads other matches by %s: %s', async (group, option, variables) => {
    const page = await openWith(comingMatch());
    fireEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByLabelText(option));
    await wait();
    expect(page.graph.latest().variables).toMatchObject(variables);
    await answer(page, 3, 2);
    expect(texts()[0]).toContain('3 z 10');
  });

  it('turns to the other side of the lines', async () => {
    const page = await openWith(comingMatch());
    fireEvent.click(within(screen.getByRole('radiogroup', { name: 'Linia' })).getByLabelText('Poniżej'));
    await wait();
    await answer(page, 2, 6);
    expect(within(rows()[0] ?? document.body).getByRole('spinbutton')).toHaveProperty('value', '< 1.5');
    expect(texts()[2]).toContain('Nie');
  });

  it('fails alone with a choice, and reads it again on demand and by itself when the network is back', async () => {
    const page = await openWith(comingMatch());
    fireEvent.click(within(screen.getByRole('radiogroup', { name: 'Ostatnie' })).getByLabelText('5'));
    await wait();
    page.graph.latest().fail(new GraphError('NETWORK', ''));
    await wait();
    const comparison = within(panel('Porównanie'));
    expect(comparison.getByText('Nie udało się wczytać danych')).toBeDefined();
    expect(panel('Składy')).toBeDefined();
    fireEvent.click(comparison.getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    expect(page.graph.asked).toHaveLength(3);
    expect(page.graph.latest().variables).toMatchObject({ size: 5 });
    page.graph.latest().fail(new GraphError('NETWORK', ''));
    await wait();
    await page.networkReturns();
    expect(page.graph.asked).toHaveLength(4);
    expect(page.graph.latest().variables).toMatchObject({ size: 5 });
    await answer(page, 3, 2);
    expect(texts()[0]).toContain('3 z 10');
  });

  it('tries a window again that failed with the page', async () => {
    const page = await openWith(comingMatch({ awayWindow: null }), {
      errors: [error('awayWindow', 'UPSTREAM_OFFLINE')],
    });
    fireEvent.click(within(panel('Porównanie')).getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    await answer(page, 7, 5);
    expect(texts()[0]).toContain('7 z 10');
  });

  it('says that there is nothing to compare yet', async () => {
    await openWith(comingMatch({ homeWindow: teamWindow(0, []), awayWindow: null }));
    expect(within(panel('Porównanie')).getByText('Nie ma jeszcze czego porównać')).toBeDefined();
  });

  it('draws an empty half for a team without matches', async () => {
    await openWith(comingMatch({ awayWindow: null }));
    expect(texts()[0]).toMatch(/80\s%8 z 10.*Granit:–0 z 0/);
  });
});
