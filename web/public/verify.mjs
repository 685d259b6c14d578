#!/usr/bin/env node
// Checks the chain of sealed tips of a site, and its published yield, from the public graph. One file, nothing to install:
//   node verify.mjs https://tipgraph.example [--head 120:9f2c…]
// The page "Our effectiveness" runs this very file in the browser. What it proves, and what not: docs/sealed-tips.md.

/** The released document that the site runs, letter by letter: its id is the hash of its text. */
export const sealsDocument = `query useSealCheckQuery(
  $first: Int!
  $after: String
) {
  seals(first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        sequence
        tipNumber
        kind
        sealedAt
        previousHash
        hash
        contentHash
        saltHash
        content
        salt
      }
    }
  }
  sealHead {
    sequence
    hash
    stamp {
      sequence
      hash
    }
  }
  effectiveness {
    sampleSize
    stakeUnits
    profitUnits
    yieldPercent
  }
}
`;

/** What the first seal names as the one before it. */
const noHash = '0'.repeat(64);
/** A tip that was published longer before its seal was not sealed when it was made. */
const sealedAtOnceMs = 5 * 60_000;
/** The most tips that a report names of a kind. */
const maxNamed = 200;

const utf8 = new TextEncoder();
const isHex = (text) => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g), (pair) => Number.parseInt(pair, 16));

async function sha256(...parts) {
  const hash = await crypto.subtle.digest('SHA-256', await new Blob(parts).arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The hash that a seal must have: seven lines, joined by line feeds. */
export const hashOf = (seal) =>
  sha256(
    utf8.encode(
      [
        `tipgraph-seal-1 ${seal.sequence}`,
        seal.previousHash,
        new Date(seal.sealedAt).toISOString(),
        seal.kind.toLowerCase(),
        `tip ${seal.tipNumber}`,
        seal.saltHash,
        seal.contentHash,
      ].join('\n'),
    ),
  );

/** A decimal as a whole number of millionths. */
function millionths(text) {
  const parts = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(text);
  if (!parts) throw new Error(`${text} is no decimal`);
  return BigInt(parts[1] + (parts[2] ?? '').padEnd(6, '0'));
}

const million = 1_000_000n;

/** A fraction to two decimals, halves away from zero. */
function twoDecimals(above, below) {
  const doubled = 200n * (above < 0n ? -above : above);
  const hundredths = Number((doubled + below) / (2n * below)) / 100;
  return above < 0n ? -hundredths : hundredths;
}

/** What decided tips brought: count, stakes, profit and yield as the site shows them. */
function figuresOf(contents) {
  let stakes = 0n;
  let units = 0n;
  for (const { stake, odds, result } of contents) {
    stakes += millionths(stake) * million;
    units += millionths(stake) * (result === 'won' ? millionths(odds) - million : -million);
  }
  return {
    tips: contents.length,
    stake: twoDecimals(stakes, million * million),
    units: twoDecimals(units, million * million),
    yield: stakes === 0n ? null : twoDecimals(units * 100n, stakes),
  };
}

/** What a seal says of its tip; null while that is secret, and where it cannot be read. */
function contentOf({ content }) {
  try {
    const read = content == null ? null : JSON.parse(content);
    for (const decimal of read === null ? [] : [read.odds, read.stake]) millionths(decimal);
    return read;
  } catch {
    return null;
  }
}

/** Checks a chain page by page, first seal first; keeps what it needs between pages. */
export class ChainCheck {
  #noted;
  #hashes = new Map();
  #sequences = new Map();
  #tips = new Map();
  #last = { sequence: 0, hash: noHash, sealedAt: null };
  #lists = { edited: [], voided: [], removed: [], resettled: [], late: [], recorded: [] };
  #problem = null;

  /** `noted`: heads that somebody noted earlier, as `hash` or `sequence:hash`, of which 16 digits do. */
  constructor(noted = []) {
    this.#noted = noted.map((text) => {
      const [, sequence, hash] = /^(?:(\d{1,9})\s*:\s*)?([0-9a-f]{16,64})$/i.exec(text.trim()) ?? [];
      if (hash === undefined) {
        throw new Error(`${text} is no head: it is 16 to 64 hex digits, or a number, a colon and these`);
      }
      return { hash: hash.toLowerCase(), sequence: sequence === undefined ? null : Number(sequence) };
    });
  }

  get count() {
    return this.#last.sequence;
  }

  /** Checks the next seals; false once something is wrong, after which nothing more is read. */
  async add(seals) {
    for (let place = 0; place < seals.length && !this.#problem; place += 1) {
      const code = (await this.#misplaced(seals, place)) ?? (await this.#changed(seals[place]));
      if (code) this.#problem = problemOf(code, seals[place], this.#last.sequence + 1);
      else this.#take(seals[place]);
    }
    return this.#problem === null;
  }

  /** Whether a seal stands where the one before it says. */
  #misplaced(seals, place) {
    const { sequence, previousHash, hash, sealedAt } = seals[place];
    const expected = this.#last.sequence + 1;
    const later = seals.slice(place + 1);
    if (sequence > expected) {
      return later.some((seal) => seal.sequence === expected) ? 'ORDER_SWAPPED' : 'SEAL_REMOVED';
    }
    if (sequence < expected) return this.#sequences.has(hash) ? 'ORDER_SWAPPED' : 'CHAIN_FORKED';
    if (previousHash !== this.#last.hash) {
      if (later.some((seal) => seal.hash === previousHash)) return 'ORDER_SWAPPED';
      return previousHash === noHash || this.#sequences.has(previousHash) ? 'CHAIN_FORKED' : 'SEAL_REMOVED';
    }
    return this.#last.sealedAt !== null && Date.parse(sealedAt) < this.#last.sealedAt ? 'BACKDATED' : null;
  }

  /** Whether a seal, its salt or its content is another than was sealed. */
  async #changed(seal) {
    if ((await hashOf(seal)) !== seal.hash) return 'SEAL_CHANGED';
    if (['CREATED', 'RECORDED'].includes(seal.kind) && this.#tips.has(seal.tipNumber)) return 'TIP_TWICE';
    if (seal.salt == null || seal.content == null) return null;
    if (!isHex(seal.salt) || (await sha256(bytesOf(seal.salt))) !== seal.saltHash) return 'SALT_CHANGED';
    const contentHash = await sha256(bytesOf(seal.salt), utf8.encode(seal.content));
    if (contentHash !== seal.contentHash) return 'CONTENT_CHANGED';
    const content = contentOf(seal);
    if (content?.tip !== seal.tipNumber) return 'CONTENT_CHANGED';
    const waited = Date.parse(seal.sealedAt) - Date.parse(content.publishedAt);
    return seal.kind === 'CREATED' && Math.abs(waited) > sealedAtOnceMs ? 'BACKDATED' : null;
  }

  #take(seal) {
    const { sequence, hash, tipNumber, kind } = seal;
    const sealedAt = Date.parse(seal.sealedAt);
    const content = contentOf(seal);
    const before = this.#tips.get(tipNumber);
    this.#last = { sequence, hash, sealedAt };
    this.#hashes.set(sequence, hash);
    this.#sequences.set(hash, sequence);
    this.#tips.set(tipNumber, {
      content,
      isDeleted: kind === 'DELETED',
      isSettled: kind === 'SETTLED' || (kind === 'EDITED' && before?.isSettled === true),
    });
    const named = { tipNumber, sequence, sealedAt: seal.sealedAt, reason: content?.reason ?? null };
    const begun = (some) => some != null && Date.parse(some.kickOff) <= sealedAt;
    const { edited, voided, removed, resettled, late, recorded } = this.#lists;
    const isResult = kind === 'SETTLED' || kind === 'VOIDED';
    if (kind === 'EDITED') edited.push({ ...named, afterKickOff: begun(before?.content) });
    if (kind === 'VOIDED' || (kind === 'RECORDED' && content?.result === 'void')) voided.push(named);
    if (kind === 'DELETED') removed.push(named);
    if (isResult && (before?.isSettled || before?.content?.result != null)) resettled.push(named);
    if (kind === 'RECORDED') recorded.push(named);
    if (kind === 'CREATED' && begun(content)) late.push(named);
  }

  /** Whether heads that were noted, shown or signed earlier are still in the chain. */
  #replacedHead(head, stamp) {
    if (head && this.#hashes.get(head.sequence) !== head.hash) return ['HEAD_REPLACED', head];
    if (stamp && this.#hashes.get(stamp.sequence) !== stamp.hash) return ['HEAD_REPLACED', stamp];
    for (const noted of this.#noted) {
      const known =
        noted.sequence === null ? [...this.#sequences.keys()] : [this.#hashes.get(noted.sequence)];
      if (known.some((hash) => hash?.startsWith(noted.hash))) continue;
      return [this.#hashes.has(noted.sequence) ? 'CHAIN_FORKED' : 'HEAD_REPLACED', noted];
    }
    return null;
  }

  /**
   * What was found. `figures` says `equal`, `different`, `waiting` for settled tips whose content is not public yet, or `none`
   * where the site publishes none.
   */
  report({ head, stamp, published }) {
    const tips = [...this.#tips.values()];
    const isDecided = ({ content }) => content?.result === 'won' || content?.result === 'lost';
    const decided = tips.filter(isDecided);
    const contents = (some) => some.map(({ content }) => content);
    const counted = figuresOf(contents(decided.filter(({ isDeleted }) => !isDeleted)));
    const isWaiting = tips.some(({ content, isSettled, isDeleted }) => !content && isSettled && !isDeleted);
    const isEqual =
      published !== null && Object.keys(counted).every((name) => counted[name] === (published[name] ?? null));
    const figures = published === null ? 'none' : isEqual ? 'equal' : isWaiting ? 'waiting' : 'different';
    const replaced = this.#problem ? null : this.#replacedHead(head, stamp);
    const problem =
      this.#problem ??
      (replaced && problemOf(replaced[0], { sequence: replaced[1].sequence, tipNumber: null }, null)) ??
      (figures === 'different'
        ? problemOf('FIGURES_DIFFER', { sequence: null, tipNumber: null }, null)
        : null);
    return {
      isOk: problem === null,
      problem,
      seals: this.#last.sequence,
      tips: tips.length,
      closed: tips.filter(({ content }) => content === null).length,
      head: { sequence: this.#last.sequence, hash: this.#last.hash },
      figures,
      counted,
      withRemoved: figuresOf(contents(decided)),
      published,
      counts: Object.fromEntries(Object.entries(this.#lists).map(([name, list]) => [name, list.length])),
      ...Object.fromEntries(
        Object.entries(this.#lists).map(([name, list]) => [name, list.slice(-maxNamed).toReversed()]),
      ),
    };
  }
}

const problemOf = (code, { sequence, tipNumber }, expected) => ({ code, sequence, tipNumber, expected });

/** What a reply of the graph says of the end of the chain and of the published figures. */
const factsIn = ({ sealHead, effectiveness }) => ({
  head: sealHead ?? null,
  stamp: sealHead?.stamp ?? null,
  published:
    effectiveness?.sampleSize == null
      ? null
      : {
          tips: effectiveness.sampleSize,
          stake: effectiveness.stakeUnits,
          units: effectiveness.profitUnits,
          yield: effectiveness.yieldPercent,
        },
});

/** How often the end is read again where tips were sealed or settled meanwhile. */
const maxReadsOfEnd = 5;

/** A run over the whole chain: takes reply after reply, each read with `after`, until it has a report. */
export class Verification {
  after = null;
  #check;
  #readsOfEnd = 0;

  constructor(noted = []) {
    this.#check = new ChainCheck(noted);
  }

  /** How far it is, and the report once there is one; null for a site without seals. */
  async take(data) {
    if (!data?.seals) return null;
    const { edges, pageInfo, totalCount } = data.seals;
    const isWhole = await this.#check.add(edges.map(({ node }) => node));
    this.after = pageInfo.endCursor ?? this.after;
    const facts = factsIn(data);
    const progress = { done: this.#check.count, total: Math.max(totalCount, facts.head?.sequence ?? 0) };
    if (isWhole && pageInfo.hasNextPage) return { ...progress, report: null };
    const report = this.#check.report(facts);
    this.#readsOfEnd += 1;
    const isBehind = isWhole && (facts.head?.sequence ?? 0) > this.#check.count;
    const mayHaveMoved = isBehind || report.problem?.code === 'FIGURES_DIFFER';
    return { ...progress, report: mayHaveMoved && this.#readsOfEnd < maxReadsOfEnd ? null : report };
  }
}

if (typeof WorkerGlobalScope !== 'undefined' && globalThis instanceof WorkerGlobalScope) {
  const runs = { current: null };
  globalThis.onmessage = async ({ data: { start, page } }) => {
    try {
      if (start) runs.current = new Verification(start.noted);
      const progress = page ? await runs.current.take(page) : { done: 0, total: 0, report: null };
      globalThis.postMessage({ progress, after: runs.current.after });
    } catch (error) {
      globalThis.postMessage({ error: String(error) });
    }
  };
} else if (typeof process === 'object' && process.argv?.[1]) {
  const [{ realpathSync }, { pathToFileURL }] = await Promise.all([import('node:fs'), import('node:url')]);
  if (pathToFileURL(realpathSync(process.argv[1])).href === import.meta.url) {
    process.exitCode = await main(process.argv.slice(2));
  }
}

/** Reads a page of the chain from a site, three times where the network fails. */
async function readPage(site, after) {
  const graph = new URL('/graphql', site);
  const query = sealsDocument;
  const sha256Hash = await sha256(utf8.encode(query));
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  for (let turn = 1; ; turn += 1) {
    try {
      const reply = await fetch(graph, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ query, variables: { first: 300, after }, extensions }),
        signal: AbortSignal.timeout(30_000),
      });
      const { data, errors } = await reply.json();
      if (data && !errors) return data;
      throw new Error(errors?.[0]?.message ?? `the site answered ${reply.status}`);
    } catch (error) {
      if (turn === 3) throw new Error(`The chain could not be read from ${graph}: ${error.message}`);
      await new Promise((resolve) => setTimeout(resolve, turn * 1000));
    }
  }
}

/** Runs as a command: 0 where all is right, 1 where something is not, 2 where it could not be read. */
async function main(given) {
  const print = (line) => process.stdout.write(`${line}\n`);
  const isNoted = (place) => given[place - 1] === '--head';
  const noted = given.filter((_, place) => isNoted(place));
  const [site, ...more] = given.filter((word, place) => word !== '--head' && !isNoted(place));
  try {
    if (!/^https?:\/\//.test(site) || more.length > 0 || given.at(-1) === '--head') {
      throw new Error('Usage: node verify.mjs https://site [--head 120:hash]');
    }
    const run = new Verification(noted);
    for (;;) {
      const progress = await run.take(await readPage(site, run.after));
      if (progress === null) throw new Error(`${site} has no seals`);
      if (progress.report) return tell(progress.report, print);
    }
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

function tell(report, print) {
  const { problem, counts, counted, head } = report;
  print(
    `${report.seals} seals of ${report.tips} tips, ${report.closed} tips not open yet. Head ${head.sequence}:${head.hash}`,
  );
  for (const [name, count] of Object.entries(counts)) {
    const tips = report[name].slice(0, 20).map(({ tipNumber }) => tipNumber);
    if (count > 0) print(`${name}: ${count}, tips ${tips.join(' ')}${count > tips.length ? ' …' : ''}`);
  }
  print(`Figures ${report.figures}: ${counted.tips} tips, ${counted.units} units, yield ${counted.yield} %`);
  if (report.isOk) {
    print('All right.');
    return 0;
  }
  const where = problem.sequence === null ? '' : ` at seal ${problem.sequence}`;
  print(`BROKEN: ${problem.code}${where}${problem.tipNumber === null ? '' : `, tip ${problem.tipNumber}`}`);
  return 1;
}
