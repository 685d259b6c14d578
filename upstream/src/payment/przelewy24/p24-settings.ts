/** A merchant's account at Przelewy24. */
export interface P24Settings {
  /** Base address, without a trailing slash. */
  url: string;
  merchantId: number;
  posId: number;
  apiKey: string;
  /** Key of the signs. */
  crc: string;
}
