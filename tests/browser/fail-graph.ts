import type { Page } from 'playwright/test';

export const graphAddress = '**/graphql';

/** Makes all operations, or those of one name, fail with an error code. */
export async function failGraph(page: Page, code: string, operation?: string): Promise<void> {
  await page.route(graphAddress, async (route) => {
    const body = route.request().postDataJSON() as { operationName: string };
    if (operation !== undefined && body.operationName !== operation) return route.fallback();
    await route.fulfill({ json: { data: null, errors: [{ message: '', path: [], extensions: { code } }] } });
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
