import { expect, test } from './journey.ts';

test.afterEach(({ stack }) => {
  stack.tap.mode = 'pass';
  stack.tap.faulty = null;
});

const age = /Dane sprzed (chwili|\d+ min)/;

test('the last packages stay visible with their age while the service is down', async ({
  page,
  stack,
  startAs,
}) => {
  await startAs('guest');
  await page.goto('/');
  const buy = page.getByRole('button', { name: 'Kup Premium', exact: true });
  await expect(buy).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: age });
  await expect(notice).toBeHidden();

  stack.tap.mode = 'cut';
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(buy).toBeVisible();

  stack.tap.mode = 'pass';
  await notice.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(notice).toBeHidden();
  await expect(buy).toBeVisible();
});

test('a section that fails shows its error reference', async ({ page, stack, startAs }) => {
  await startAs('premium');
  stack.tap.faulty = /\/tips\.json/;
  const answered = page.waitForResponse((response) => {
    const body = response.request().postDataJSON() as { operationName?: string } | null;
    return body?.operationName === 'tipsScreenQuery';
  });
  await page.goto('/tips');
  const number = (await answered).headers()['x-request-id'] ?? 'none';
  await expect(
    page.getByRole('alert').filter({ hasText: `Numer błędu do zgłoszenia: ${number}` }),
  ).toBeVisible();
});

for (const { who, sections } of [
  { who: 'premium', sections: ['Dropinfo', 'Panel'] },
  { who: 'expired', sections: ['Panel', 'Twój panel'] },
] as const) {
  test(`the sections of a ${who} dashboard keep their places when its data fails`, async ({
    page,
    stack,
    startAs,
  }) => {
    await startAs(who);
    stack.tap.faulty = /\/users\/dashboard\.json/;
    await page.goto('/dashboard');
    const boxOf = async (name: string) => {
      const section = page.getByRole('region', { name, exact: true });
      await expect(section).toBeVisible();
      return (await section.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    };
    const [one, other] = [await boxOf(sections[0]), await boxOf(sections[1])];
    const side = await boxOf('Twoja subskrypcja');
    const areApart = one.y + one.height <= other.y || one.x + one.width <= other.x;
    expect(areApart, 'the sections do not overlap').toBe(true);
    expect(side.x).toBeGreaterThanOrEqual(one.x + one.width);
    expect(side.y).toBeCloseTo(one.y, 0);
  });
}
