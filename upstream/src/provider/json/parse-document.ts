import { z } from 'zod';
import { ProviderFault } from '../provider-fault.ts';

/** A document as a recorder keeps it, with the address and status of the answer. */
const recorded = z.object({ url: z.string(), status: z.number(), body: z.unknown() });
/** How the provider itself says that it will not answer. */
const refusal = z.object({ error: z.object({ code: z.number() }) });

/**
 * The document in a text: bare, or in the wrapper `{url, status, body}`.
 * @param path names it in the fault
 * @returns null for one that says of itself that there is nothing
 * @throws ProviderFault for one that is cut or no JSON, and for a recorded refusal
 */
export function parseDocument(text: string, path: string): unknown {
  let document: unknown;
  try {
    document = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new ProviderFault('provider_unreadable', `The provider's ${path} is cut off or no JSON`);
  }
  const wrapper = recorded.safeParse(document);
  const body = wrapper.success ? wrapper.data.body : document;
  const inBody = refusal.safeParse(body);
  const status = inBody.success ? inBody.data.error.code : wrapper.success ? wrapper.data.status : 200;
  if (status === 404) return null;
  if (status >= 400) {
    throw new ProviderFault('provider_refused', `The provider refused ${path} with ${status}`);
  }
  return body;
}
