/**
 * Pays or refuses on the page of the test bank.
 * @returns the address that the bank redirects to
 */
export async function visitBank(paymentUrl: string, decision: 'pay' | 'refuse'): Promise<string> {
  const page = await fetch(paymentUrl, { redirect: 'manual' });
  if (page.status === 303) return page.headers.get('location') ?? '';
  const token = /name="token" value="([^"]+)"/.exec(await page.text())?.[1];
  if (token === undefined) throw new Error(`The bank answered ${page.status} without a form.`);
  const cookie = page.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const answer = await fetch(`${paymentUrl}/${decision}`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ token }),
    redirect: 'manual',
  });
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`The bank answered ${answer.status} without a redirect.`);
  return location;
}
