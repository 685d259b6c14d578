/** What went wrong at the provider: it refused, asked us to slow down, did not answer, or told nonsense. */
export type ProviderFaultCode =
  | 'provider_refused'
  | 'provider_rate_limited'
  | 'provider_unreachable'
  | 'provider_unreadable';

/** The provider did not do its part; nothing was stored. The message says in one line what happened. */
export class ProviderFault extends Error {
  override name = 'ProviderFault';
  readonly code: ProviderFaultCode;

  constructor(code: ProviderFaultCode, message: string) {
    super(message);
    this.code = code;
  }
}
