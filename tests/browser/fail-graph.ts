import type { Page } from 'playwright/test';

const graphAddress = '**/graphql';

/** Makes all operations fail as in an outage. */
export async function failGraph(page: Page): Promise<void> {
  await page.route(graphAddress, async (route) => {
    const error = { message: '', path: [], extensions: { code: 'UPSTREAM_OFFLINE' } };
    await route.fulfill({ json: { data: null, errors: [error] } });
  });
}

/** Overrides the gateway's site settings. */
export async function changeSite(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.route(graphAddress, async (route) => {
    const body = route.request().postDataJSON() as { operationName: string };
    if (body.operationName !== 'sessionQuery') return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data?: { site?: object } };
    if (answer.data?.site) Object.assign(answer.data.site, change);
    await route.fulfill({ response, json: answer });
  });
}
