import { between, eq, like } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { lineups } from '../../upstream/src/db/match-tables.ts';
import { matches } from '../../upstream/src/db/tables.ts';
import type { Stack } from '../harness/start-stack.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, phone, test } from './journey.ts';

interface MatchPlace {
  readonly matchId: number;
  readonly leagueId: number;
}

const hour = 3_600_000;

/** A future match with line-ups, and a finished match of its home team. */
async function findMatches(stack: Stack) {
  const now = stack.clock.now().getTime();
  const [coming] = await stack.db
    .select({ matchId: matches.id, leagueId: matches.leagueId })
    .from(matches)
    .innerJoin(lineups, eq(lineups.matchId, matches.id))
    .where(between(matches.date, new Date(now + hour), new Date(now + 20 * hour)))
    .orderBy(matches.date)
    .limit(1);
  if (!coming) throw new Error('The demo has no future match with line-ups.');
  const client = await stack.signedIn('premium');
  const { match } = await client.data<{ match: { homeWindow: { matches: MatchPlace[] } } }>(
    'query ($matchId: Int!) { match(matchId: $matchId) { homeWindow { matches { matchId leagueId } } } }',
    { matchId: coming.matchId },
  );
  const [played] = match.homeWindow.matches;
  if (!played) throw new Error('The home team has played no match.');
  return { coming, played };
}

let found: ReturnType<typeof findMatches> | undefined;
/** The matches of the worker's stack, looked up once. */
const matchesOf = (stack: Stack) => (found ??= findMatches(stack));

const addressOf = ({ leagueId, matchId }: MatchPlace) => `/leagues/${leagueId}/match/${matchId}`;

async function open(page: Page, match: MatchPlace): Promise<void> {
  await page.goto(addressOf(match));
  await expect(page.locator('#comparison').getByRole('listitem')).toHaveCount(9);
}

const panels = (page: Page) => page.locator('#players').getByRole('article');
/** The players in the line-ups, from the home goalkeeper on. */
const marks = (page: Page) => page.locator('#lineups li button');

// Other journeys count the matches of the demo.
test.afterEach(({ stack }) => stack.db.delete(matches).where(like(matches.day, 'test %')));

test('a played match is accessible, and its players are opened by keyboard', async ({
  page,
  stack,
  startAs,
}) => {
  const { played } = await matchesOf(stack);
  await startAs('premium');
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, played);
  await marks(page).first().focus();
  await page.keyboard.press('Enter');
  const panel = panels(page).first();
  await expect(panel).toContainText('Bramkarz');
  await expect(panel).toContainText(/\d+ z \d+/);
  await expectAccessible(page, 'a played match', [1440, 390], { languages: ['pl', 'en'] });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the pitch is vertical, with one panel', async ({ page, stack, startAs }) => {
    const { played } = await matchesOf(stack);
    await startAs('premium');
    await open(page, played);
    const keepers = [marks(page).first(), page.locator('#lineups ul').nth(1).getByRole('button').first()];
    const [home, away] = await Promise.all(keepers.map((keeper) => keeper.boundingBox()));
    expect(home?.y).toBeLessThan(away?.y ?? 0);
    expect(Math.abs((home?.x ?? 0) - (away?.x ?? 0))).toBeLessThan(60);
    for (const index of [1, 2]) await marks(page).nth(index).tap();
    await expect(panels(page)).toHaveCount(1);
    await page.getByLabel('Dodaj panel').selectOption({ index: 1 });
    await expect(panels(page)).toHaveCount(1);
    await expect(panels(page)).toContainText('Bramkarz');
  });
});

/** Inserts six earlier matches between the teams of a match. */
async function insertMeetings({ db }: Stack, { matchId }: MatchPlace): Promise<void> {
  const [match] = await db.select().from(matches).where(eq(matches.id, matchId));
  if (!match) throw new Error('The match is missing.');
  const { leagueId, seasonId, homeTeamId, awayTeamId, date } = match;
  const meetings = [1, 2, 3, 4, 5, 6].map((days) => ({
    ...{ leagueId, seasonId, homeTeamId, awayTeamId },
    ...{ day: `test ${days}`, date: new Date(date.getTime() - days * 24 * hour), goalHome: 1, goalAway: 0 },
  }));
  await db.insert(matches).values(meetings);
}

test('a future match is accessible, and lists only the last five matches', async ({
  page,
  stack,
  startAs,
}) => {
  const { coming } = await matchesOf(stack);
  await insertMeetings(stack, coming);
  await startAs('premium');
  await open(page, coming);
  const lists = page.getByRole('table', { name: /^(Ostatnie mecze: .*|Bezpośrednie)$/ });
  await expect(lists).toHaveCount(3);
  for (const list of await lists.all()) await expect(list.locator('tbody tr')).toHaveCount(5);
  await marks(page).first().click();
  await expect(panels(page)).toHaveCount(1);
  await expectAccessible(page, 'a coming match', [390], { languages: ['pl', 'en'] });
});
