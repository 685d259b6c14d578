import type { Page } from 'playwright/test';

/** Where the web app asks the graph. */
export const graphAddress = '**/graphql';

/** Has every operation, or those of one name, fail with a code of the graph. */
export async function failGraph(page: Page, code: string, operation?: string): Promise<void> {
  await page.route(graphAddress, async (route) => {
    const asked = route.request().postDataJSON() as { operationName: string };
    if (operation !== undefined && asked.operationName !== operation) return route.fallback();
    await route.fulfill({ json: { data: null, errors: [{ message: '', path: [], extensions: { code } }] } });
  });
}

/** Puts something over what the gateway says about the site, as its settings would. */
export async function changeSite(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.route(graphAddress, async (route) => {
    const asked = route.request().postDataJSON() as { operationName: string };
    if (asked.operationName !== 'sessionQuery') return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data?: { site?: object } };
    if (answer.data?.site) Object.assign(answer.data.site, change);
    await route.fulfill({ response, json: answer });
  });
}
