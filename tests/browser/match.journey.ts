import type { Page } from 'playwright/test';
import type { Stack } from '../harness/start-stack.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './journey.ts';

interface MatchPlace {
  readonly matchId: number;
  readonly leagueId: number;
}

interface ComingMatch extends MatchPlace {
  readonly lineups: object | null;
  readonly homeWindow: { readonly matches: readonly MatchPlace[] };
}

/** A match that is still to come and has its line-ups, and one that its home team has played last. */
async function findMatches(stack: Stack) {
  const client = await stack.signedIn('premium');
  const { futureMatches } = await client.data<{
    futureMatches: { edges: { node: ComingMatch }[] };
  }>(`{ futureMatches(first: 5) { edges { node {
    matchId leagueId lineups { confirmed } homeWindow { matches { matchId leagueId } }
  } } } }`);
  const coming = futureMatches.edges.find(({ node }) => node.lineups !== null)?.node;
  const played = coming?.homeWindow.matches[0];
  if (!coming || !played) throw new Error('The demo has no matches');
  return { coming, played };
}

const addressOf = ({ leagueId, matchId }: MatchPlace) => `/leagues/${leagueId}/match/${matchId}`;

async function open(page: Page, match: MatchPlace): Promise<void> {
  await page.goto(addressOf(match));
  await expect(page.locator('#comparison').getByRole('listitem')).toHaveCount(9);
}

const panels = (page: Page) => page.locator('#players').getByRole('article');
/** The marks in the line-ups: the starting home players first, their goalkeeper first of all. */
const marks = (page: Page) => page.locator('#lineups li button');

test('one request fills the page; another line is read alone', async ({ page, stack, startAs }) => {
  const { coming } = await findMatches(stack);
  await startAs('premium');
  const operations: string[] = [];
  page.on('request', (request) => {
    const body = request.postDataJSON() as { operationName?: string } | null;
    if (request.url().endsWith('/graphql') && body?.operationName) operations.push(body.operationName);
  });
  await open(page, coming);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Przebieg' })).toBeHidden();
  const asked = () => operations.filter((name) => /^(match|comparison)/.test(name));
  expect(asked()).toEqual(['matchScreenQuery']);

  const corners = page.getByRole('spinbutton', { name: 'Linia: Rzuty rożne' });
  await corners.focus();
  await page.keyboard.press('ArrowUp');
  await expect(corners).toHaveText('> 5.5');
  await expect.poll(asked).toEqual(['matchScreenQuery', 'comparisonReadingQuery']);
  await page.locator('#comparison').getByText('5', { exact: true }).first().click();
  await expect(page.locator('#comparison')).toContainText('ostatnie 5');
  await expect(page.locator('#comparison').getByRole('listitem').first()).toContainText(/\d z 5/);
});

test('a played match tells its course, and leads to the matches before it', async ({
  page,
  stack,
  startAs,
}) => {
  const { played } = await findMatches(stack);
  await startAs('premium');
  await open(page, played);
  const course = page.getByRole('region', { name: 'Przebieg' });
  await expect(course.getByRole('listitem').filter({ hasText: 'Koniec regulaminowego czasu' })).toBeVisible();
  await page.getByRole('link', { name: 'Przebieg' }).click();
  await expect(course).toBeInViewport();
  const before = page.getByRole('region', { name: 'Ostatnie mecze' }).getByRole('link').first();
  const address = await before.getAttribute('href');
  await before.click();
  await page.waitForURL(`**${address}`);
  await expect(page.getByRole('region', { name: 'Przebieg' })).toBeVisible();
  await expect(panels(page)).toHaveCount(0);
});

test('panels are opened, pinned, minimised and removed by the keyboard alone', async ({
  page,
  stack,
  startAs,
}) => {
  const { played } = await findMatches(stack);
  await startAs('premium');
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, played);
  await marks(page).first().focus();
  await page.keyboard.press('Enter');
  const panel = panels(page).first();
  await expect(panel).toContainText('Bramkarz');
  await expect(panel).toContainText(/\d+ z \d+/);

  await panel.getByRole('button', { name: /^Przypnij/ }).focus();
  await page.keyboard.press('Space');
  await expect(panel.getByRole('button', { name: /^Przypnij/ })).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('term').first()).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('term').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panels(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Zawodnicy' })).toBeFocused();
});

test('as many panels stay as the window has room for, the newest ones', async ({ page, stack, startAs }) => {
  const { played } = await findMatches(stack);
  await startAs('premium');
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, played);
  for (const place of [0, 1, 2, 3]) await marks(page).nth(place).click();
  await expect(panels(page)).toHaveCount(3);
  const names = await panels(page).getByRole('heading', { level: 3 }).allTextContents();
  await page.setViewportSize({ width: 1149, height: 900 });
  await expect(panels(page).getByRole('heading', { level: 3 })).toHaveText(names.slice(1));
  await page.setViewportSize({ width: 1150, height: 900 });
  await expect(panels(page).getByRole('heading', { level: 3 })).toHaveText(names);
});

test('a match that there is not, or not in this league, is said so', async ({ page, stack, startAs }) => {
  const { coming } = await findMatches(stack);
  await startAs('premium');
  const elsewhere = { ...coming, leagueId: coming.leagueId + 1 };
  for (const address of ['/leagues/1/match/999999', '/leagues/1/match/nothing', addressOf(elsewhere)]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Nie ma takiego meczu' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Przejdź do lig' }).click();
  await expect(page).toHaveURL(/\/leagues$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the pitch stands upright and there is room for one panel', async ({ page, stack, startAs }) => {
    const { played } = await findMatches(stack);
    await startAs('premium');
    await open(page, played);
    const keepers = [marks(page).first(), page.locator('#lineups ul').nth(1).getByRole('button').first()];
    const [home, away] = await Promise.all(keepers.map((keeper) => keeper.boundingBox()));
    expect(home?.y).toBeLessThan(away?.y ?? 0);
    expect(Math.abs((home?.x ?? 0) - (away?.x ?? 0))).toBeLessThan(60);
    for (const place of [1, 2]) await marks(page).nth(place).tap();
    await expect(panels(page)).toHaveCount(1);
    await page.getByLabel('Dodaj panel').selectOption({ index: 1 });
    await expect(panels(page)).toHaveCount(1);
    await expect(panels(page)).toContainText('Bramkarz');
  });
});

for (const lang of ['pl', 'en'] as const) {
  test(`both kinds of matches are accessible in ${lang}`, async ({ page, stack, startAs }) => {
    const { coming, played } = await findMatches(stack);
    await startAs('premium', { lang });
    const visits = [
      { kind: 'coming', match: coming, widths: [390] },
      { kind: 'played', match: played, widths: [1440, 390] },
    ];
    for (const { kind, match, widths } of visits) {
      await open(page, match);
      await marks(page).first().click();
      await expect(panels(page)).toHaveCount(1);
      await expectAccessible(page, kind, widths);
    }
  });
}
