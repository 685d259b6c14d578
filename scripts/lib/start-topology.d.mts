/** A server in a process of its own. */
export interface TopologyServer {
  /** Its own address on this machine, path included, past nginx. It is the same after each start. */
  readonly url: string;
  /** Id of its process, another one after each start. */
  readonly pid: number;
  /** Tells it to end, and waits until it has. */
  stop(): Promise<void>;
  /** Ends it as a power cut would (SIGKILL). */
  kill(): Promise<void>;
  /** Ends it when it runs, and starts it anew. */
  restart(): Promise<void>;
}

/** What docker-compose.yml describes, as processes of this machine. */
export interface Topology {
  /** Address of nginx, by number: what browsers and tools talk to. */
  readonly url: string;
  /** The same address by the name that the site calls itself. */
  readonly publicUrl: string;
  readonly gateways: readonly TopologyServer[];
  /** Keeps every write on disk: what it said it has is there again after a start. */
  readonly redis: { readonly url: string; kill(): Promise<void>; restart(): Promise<void> };
  /** The reference REST service; its address ends in /api. */
  readonly upstream: TopologyServer;
  /** `internalUrl` is what only servers reach; `log` is the path of what nginx writes. */
  readonly nginx: { readonly internalUrl: string; readonly pid: number; readonly log: string };
  readonly databaseUrl: string;
  /** The key that signs hooks. */
  readonly hookSecret: string;
  stop(): Promise<void>;
}

/** How a topology differs from the usual one. */
export interface TopologyOptions {
  /** How many gateways; 3 by default. */
  readonly gateways?: number;
  /** Port of nginx; any free one by default. */
  readonly port?: number;
  /** A PostgreSQL database; by default one is started in the folder. */
  readonly databaseUrl?: string;
  /** Settings of the gateways by their names in the environment. */
  readonly gateway?: Readonly<Record<string, string>>;
  /** Settings of the upstream by their names in the environment. */
  readonly upstream?: Readonly<Record<string, string>>;
  /** Folder of the web build; without it no pages are served. */
  readonly webDir?: string;
}

/**
 * Starts PostgreSQL, Redis, the reference upstream with demo data that moves, gateways in production settings, and nginx
 * before them. The servers must be built (`buildParts`).
 * @param folder an empty place for what they keep, which must be reachable by other users when this one is root
 * @throws Trouble in one line when a program is not to be had, or a server does not start
 */
export function startTopology(folder: string, options?: TopologyOptions): Promise<Topology>;
