import { act, fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberedLines, rememberLine } from '../../../../shared/football/line-memory.ts';
import { createSharedStorage } from '../../../../testing/memory-storage.ts';
import { wait } from '../../../../testing/time.ts';
import { error, openWith, panel, setUpScreen } from './testing/open-match.ts';
import { teamWindow, upcomingMatch } from './testing/sample-match.ts';

beforeEach(setUpScreen);

type Page = Awaited<ReturnType<typeof openWith>>;

const rows = () => within(within(panel('Porównanie')).getByRole('list')).getAllByRole('listitem');
const texts = () => rows().map(({ textContent }) => textContent ?? '');
const answer = async ({ graph }: Page, home: number, away: number) => {
  const { id } = upcomingMatch();
  const { name, answer: respond } = graph.latest();
  expect(name).toBe('comparisonSectionQuery');
  respond({
    data: {
      match: {
        ...upcomingMatch(),
        id,
        homeWindow: teamWindow(home),
        awayWindow: teamWindow(away),
      },
    },
  });
  await wait();
};

describe('the comparison', () => {
  it('compares both teams by the same line for each statistic', async () => {
    await openWith(upcomingMatch());
    expect(rows()).toHaveLength(9);
    const [goals = '', , both = ''] = texts();
    expect(goals).toContain('Gole');
    expect(within(rows()[0] ?? document.body).getByRole('spinbutton')).toHaveProperty('value', '> 1.5');
    expect(goals).toMatch(/Odra:.*80\s%8 z 10śr\. 2,1.*Granit:.*40\s%4 z 10śr\. 2,1/);
    expect(both).toContain('Obie strzelą');
    expect(both).toContain('Tak');
    expect(both).not.toContain('śr.');
  });

  it('changes a line by keyboard, and keeps the old data until the response', async () => {
    const page = await openWith(upcomingMatch());
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

  it('uses lines stored by pages of the same league, and stores its own', async () => {
    const storage = createSharedStorage({
      lines: '[[7,{"GOALS/OWN":2.5,"GOALS/OPPONENT":0.5,"GOALS/SUM":5.5}]]',
    }).openTab();
    const page = await openWith(upcomingMatch(), { storage });
    const lineOf = (index: number) =>
      within(rows()[index] ?? document.body)
        .getByRole('spinbutton')
        .getAttribute('aria-valuenow');
    const { variables } = page.graph.latest('matchScreenQuery');
    expect(variables.lines.slice(0, 2)).toMatchObject([{ line: 2.5 }, { line: 0.5 }]);
    expect([lineOf(0), lineOf(1)]).toEqual(['2.5', '0.5']);
    fireEvent.keyDown(screen.getByRole('spinbutton', { name: 'Linia: Rzuty rożne' }), { key: 'ArrowUp' });
    await wait();
    expect(rememberedLines(storage, 7)).toEqual({
      'GOALS/OWN': 2.5,
      'GOALS/OPPONENT': 0.5,
      'GOALS/SUM': 5.5,
      'CORNERS/OWN': 5.5,
    });
    const reset = screen.getByRole('button', { name: 'Domyślne linie' });
    reset.focus();
    fireEvent.click(reset);
    await wait();
    expect(page.graph.latest().variables.lines[0]).toMatchObject({ line: 1.5 });
    expect(lineOf(0)).toBe('1.5');
    expect(rememberedLines(storage, 7)).toEqual({ 'GOALS/SUM': 5.5 });
    expect(screen.queryByRole('button', { name: 'Domyślne linie' })).toBeNull();
    const choices = screen.getByRole('radio', { name: '10' }).closest('[tabindex="-1"]');
    expect(document.activeElement).toBe(choices);
  });

  it('shows the lines of a refetch, which another tab may have changed', async () => {
    const shared = createSharedStorage();
    const page = await openWith(upcomingMatch(), { storage: shared.openTab() });
    rememberLine(shared.openTab(), 7, 'GOALS', 'OWN', 2.5);
    await act(() => page.router.revalidate());
    page.graph.latest('matchScreenQuery').answer({ data: { match: upcomingMatch() } });
    await wait();
    expect(within(rows()[0] ?? document.body).getByRole('spinbutton')).toHaveProperty('value', '> 2.5');
  });

  it.each([
    ['Ostatnie', '5', { size: 5, sameLeague: false }],
    ['Mecze', 'Tej ligi', { size: 10, sameLeague: true }],
  ])('queries other matches by %s: %s', async (group, option, variables) => {
    const page = await openWith(upcomingMatch());
    fireEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByLabelText(option));
    await wait();
    expect(page.graph.latest().variables).toMatchObject(variables);
    await answer(page, 3, 2);
    expect(texts()[0]).toContain('3 z 10');
  });

  it('switches from over to under', async () => {
    const page = await openWith(upcomingMatch());
    fireEvent.click(within(screen.getByRole('radiogroup', { name: 'Linia' })).getByLabelText('Poniżej'));
    await wait();
    await answer(page, 2, 6);
    expect(within(rows()[0] ?? document.body).getByRole('spinbutton')).toHaveProperty('value', '< 1.5');
    expect(texts()[2]).toContain('Nie');
  });

  it('shows a failed choice in place, with a retry, also when the network is back', async () => {
    const page = await openWith(upcomingMatch());
    const choices = () => page.graph.requests.filter(({ name }) => name === 'comparisonSectionQuery');
    fireEvent.click(within(screen.getByRole('radiogroup', { name: 'Ostatnie' })).getByLabelText('5'));
    await wait();
    page.graph.latest().fail(new GraphError('NETWORK', ''));
    await wait();
    const comparison = within(panel('Porównanie'));
    expect(comparison.getByText('Nie udało się wczytać danych')).toBeDefined();
    expect(panel('Składy')).toBeDefined();
    fireEvent.click(comparison.getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    expect(choices()).toHaveLength(2);
    expect(page.graph.latest().variables).toMatchObject({ size: 5 });
    page.graph.latest().fail(new GraphError('NETWORK', ''));
    await wait();
    await page.networkReturns();
    expect(choices()).toHaveLength(3);
    expect(page.graph.latest().variables).toMatchObject({ size: 5 });
    await answer(page, 3, 2);
    expect(texts()[0]).toContain('3 z 10');
  });

  it('retries a window that failed with the page', async () => {
    const page = await openWith(upcomingMatch({ awayWindow: null }), {
      errors: [error('awayWindow', 'UPSTREAM_OFFLINE')],
    });
    fireEvent.click(within(panel('Porównanie')).getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    await answer(page, 7, 5);
    expect(texts()[0]).toContain('7 z 10');
  });

  it('has an empty state', async () => {
    await openWith(upcomingMatch({ homeWindow: teamWindow(0, []), awayWindow: null }));
    expect(within(panel('Porównanie')).getByText('Nie ma jeszcze czego porównać')).toBeDefined();
    expect(screen.getByText(/nie rozegrały żadnego znanego nam meczu/)).toBeDefined();
  });

  it('gives another reason when only matches of the league are missing', async () => {
    const page = await openWith(upcomingMatch());
    fireEvent.click(within(screen.getByRole('radiogroup', { name: 'Mecze' })).getByLabelText('Tej ligi'));
    await wait();
    const none = { homeWindow: teamWindow(0, []), awayWindow: teamWindow(0, []) };
    page.graph.latest().answer({ data: { match: { ...upcomingMatch(), ...none } } });
    await wait();
    expect(screen.getByText(/znanego nam meczu tej ligi w tym sezonie/)).toBeDefined();
  });

  it('shows an empty half for a team without matches', async () => {
    await openWith(upcomingMatch({ awayWindow: null }));
    expect(texts()[0]).toMatch(/80\s%8 z 10.*Granit:–0 z 0/);
  });
});
