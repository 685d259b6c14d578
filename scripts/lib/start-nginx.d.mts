/** An nginx that runs. */
export interface Nginx {
  /** Address of the site. */
  readonly url: string;
  /** Address of what only servers reach. */
  readonly internalUrl: string;
  readonly pid: number;
  /** Path of what it writes: a line of JSON for each request, and its faults. */
  readonly log: string;
  stop(): Promise<void>;
}

/** What stands behind it, as `http://host:port`, and its ports, free ones by default. */
export interface NginxOptions {
  readonly gateways: readonly string[];
  readonly upstream: string;
  readonly port?: number;
  readonly internalPort?: number;
}

/**
 * Starts an nginx with the settings of deploy/nginx.conf on loopback addresses; null when there is none to be had.
 * @param folder an empty place for its files, which must be reachable by another user when this one is root
 */
export function startNginx(folder: string, options: NginxOptions): Promise<Nginx | null>;
