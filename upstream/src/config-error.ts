/** A setting that cannot be used. The message names every one in one line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
