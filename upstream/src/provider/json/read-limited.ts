import { ProviderFault } from '../provider-fault.ts';

/**
 * The text of an answer, as long as it is not larger than allowed.
 * @param path names it in the fault
 * @throws ProviderFault as soon as more bytes have come
 */
export async function readLimited(response: Response, largest: number, path: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > largest) {
      throw new ProviderFault(
        'provider_unreadable',
        `The provider's ${path} is larger than ${largest} bytes`,
      );
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
