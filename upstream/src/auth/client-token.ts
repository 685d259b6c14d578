/** The token record of one client of a user. Tokens are stored as hex SHA-256; times are unix milliseconds. */
export interface ClientToken {
  token: string;
  expiry: number;
  previousToken: string | null;
  lastToken: string | null;
  updatedAt: number;
}
