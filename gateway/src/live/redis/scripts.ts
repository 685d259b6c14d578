import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';

class Script {
  readonly #lua: string;
  readonly #sha: string;

  constructor(lua: string) {
    this.#lua = lua;
    this.#sha = createHash('sha1').update(lua).digest('hex');
  }

  /** Runs the script by its hash; loads it when Redis does not have it. */
  async run(redis: Redis, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown> {
    try {
      return await redis.evalsha(this.#sha, keys.length, ...keys, ...args);
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
      return redis.eval(this.#lua, keys.length, ...keys, ...args);
    }
  }
}

/** `now` returns ms since 1970 by Redis's clock; `whole` formats an integer. */
const common = `
local function now()
  local time = redis.call('TIME')
  return time[1] * 1000 + math.floor(time[2] / 1000)
end
local function whole(number) return string.format('%.0f', number) end
`;

/**
 * Opens a new log. Its positions start at the clock's milliseconds: later than those of an earlier log, so that
 * readers waiting at a position of a lost log get what follows. The first entry carries no event, only the log's id.
 */
const open = `
local function open(meta, log, id, at, start)
  redis.call('DEL', log)
  redis.call('HSET', meta, 'id', id, 'seq', whole(start))
  redis.call('XADD', log, whole(start) .. '-0', 'log', id, 'at', whole(at))
end
`;

/** `write` appends an event; `written` then stores the log's end and trims it. */
const write = `
local function write(log, id, seq, at, event)
  redis.call('XADD', log, whole(seq) .. '-0', 'log', id, 'at', whole(at), 'event', event)
end
local function written(meta, log, seq, at, entries, age)
  redis.call('HSET', meta, 'seq', whole(seq))
  redis.call('XTRIM', log, 'MAXLEN', entries)
  local keep
  for _, entry in ipairs(redis.call('XRANGE', log, '-', '+', 'COUNT', 100)) do
    keep = entry[1]
    if tonumber(entry[2][4]) >= at - age then break end
  end
  redis.call('XTRIM', log, 'MINID', keep)
end
`;

/**
 * Acquires a free lease. KEYS lease fence, ARGV name ttl; returns the fencing token or nil. The token includes the
 * time because the counter restarts when Redis has lost it.
 */
export const acquireLease = new Script(`${common}
if redis.call('EXISTS', KEYS[1]) == 1 then return nil end
local token = redis.call('INCR', KEYS[2]) .. '-' .. ARGV[1] .. '-' .. whole(now())
redis.call('SET', KEYS[1], token, 'NX', 'PX', ARGV[2])
return token
`);

/**
 * Renews the lease and stores the age of the data. KEYS lease meta, ARGV token ttl age (ms, or -1); returns 1, or 0
 * when lost.
 */
export const renewLease = new Script(`${common}
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
if tonumber(ARGV[3]) >= 0 then redis.call('HSET', KEYS[2], 'fresh', whole(now() - ARGV[3])) end
return 1
`);

/** Releases the lease. KEYS lease, ARGV token. */
export const releaseLease = new Script(`
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0
`);

/**
 * Saves a reading of a list, for the leaseholder only. KEYS lease meta log states, ARGV token, id of a new log, max.
 * entries and age of the log, kind, all kinds and the update as JSON; returns the number of written events, or -1 for
 * another leader.
 */
export const saveCheckpoint = new Script(`${common}${open}${write}
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return -1 end
local meta, log, states = KEYS[2], KEYS[3], KEYS[4]
local at = now()
local update = cjson.decode(ARGV[7])
local id = redis.call('HGET', meta, 'id')
local seq = tonumber(redis.call('HGET', meta, 'seq') or 0)
local count = 0
for _, entry in ipairs(update.entries) do
  if id and redis.call('HGET', states, entry[1]) ~= entry[2] then
    seq = seq + 1
    count = count + 1
    write(log, id, seq, at, entry[3])
    redis.call('HSET', states, entry[1], entry[2])
  end
end
for _, state in ipairs(update.changed) do redis.call('HSET', states, state[1], state[2]) end
for _, row in ipairs(update.evicted) do redis.call('HDEL', states, row) end
redis.call('HSET', meta, 'highest:' .. ARGV[5], update.highestId)
if count > 0 then written(meta, log, seq, at, ARGV[3], ARGV[4]) end
if not id then
  for _, kind in ipairs(cjson.decode(ARGV[6])) do
    if redis.call('HEXISTS', meta, 'highest:' .. kind) == 0 then return count end
  end
  open(meta, log, ARGV[2], at, at)
end
return count
`);

/**
 * Appends an event from any gateway; nothing before the log is open. KEYS meta log, ARGV max. entries and age of the
 * log, the event.
 */
export const appendEvent = new Script(`${common}${write}
local meta, log = KEYS[1], KEYS[2]
local id = redis.call('HGET', meta, 'id')
if not id then return 0 end
local at = now()
local seq = tonumber(redis.call('HGET', meta, 'seq')) + 1
write(log, id, seq, at, ARGV[3])
written(meta, log, seq, at, ARGV[1], ARGV[2])
return 1
`);

/**
 * Returns the state of the log. Opens a new log when Redis has lost events that this reader has seen: the log ends
 * earlier, has another event at that position, or is another log that has not passed it. KEYS meta log signals, ARGV
 * id, position and time of the last event seen (blank before the first), id of a new log; returns id (blank without a
 * log), position, age of the data (ms, or -1) and the last id of the signals.
 */
export const readState = new Script(`${common}${open}
local meta, log = KEYS[1], KEYS[2]
local id = redis.call('HGET', meta, 'id')
local seq = redis.call('HGET', meta, 'seq')
local at = now()
if id and ARGV[1] ~= '' then
  local seen = tonumber(ARGV[2])
  local isLost
  if id == ARGV[1] then
    local entry = redis.call('XRANGE', log, ARGV[2] .. '-0', ARGV[2] .. '-0')[1]
    isLost = tonumber(seq) < seen or (entry and entry[2][4] ~= ARGV[3])
  else
    isLost = tonumber(seq) <= seen
  end
  if isLost then
    id = ARGV[4]
    seq = whole(math.max(at, seen + 1, tonumber(seq) + 1))
    open(meta, log, id, at, tonumber(seq))
  end
end
local fresh = redis.call('HGET', meta, 'fresh')
local last = redis.call('XREVRANGE', KEYS[3], '+', '-', 'COUNT', 1)[1]
return { id or '', seq or '0', fresh and whole(at - fresh) or '-1', last and last[1] or '0-0' }
`);

export type Keys = ReturnType<typeof keysOf>;

/** All Redis keys, in one slot of a cluster so that a script may use them together. */
export function keysOf(prefix: string) {
  const key = (name: string) => `{${prefix}}:${name}`;
  return {
    /** The leader's fencing token, with the lease's time to live. */
    lease: key('lease'),
    /** Counter of leases. */
    fence: key('fence'),
    /** Hash: `id` and `seq` of the log, `highest:<kind>` of each list, `fresh` (when all lists were last current, ms). */
    meta: key('meta'),
    /** The stream of events. */
    log: key('log'),
    /** The stream of control messages between gateways. */
    signals: key('signals'),
    /** Hash of a kind's states by id. */
    states: (kind: string) => key(`known:${kind}`),
    /** Set by `isFirst`. */
    once: (name: string) => key(`once:${name}`),
  };
}
