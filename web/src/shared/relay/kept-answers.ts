import type { CredentialStore } from '@tipgraph/client';
import type { PayloadData, Variables } from 'relay-runtime';
import { whenIdle } from '../ui/when-idle.ts';
import { answerCache, forgetAnswers } from './answer-cache.ts';

/** A query as it is asked. */
interface Question {
  readonly id: string;
  readonly operationName: string;
  readonly variables: Variables;
}

/** What people want to see without a network, and the session that lets them in. */
const keptOperations = new Set([
  'sessionQuery',
  'dashboardScreenQuery',
  'dropinfoSectionQuery',
  'dropinfoScreenQuery',
  'tipsScreenQuery',
]);
/** So many answers of a query are kept, since its lists differ by their filters. */
const maxOfQuery = 2;
/** A longer answer is not kept, in characters. */
const longest = 500_000;
/** An older one is not shown, in milliseconds. */
const oldest = 3 * 24 * 60 * 60_000;

/**
 * Keeps the answer to a question that was asked in `epoch`, in the place of the last one to the same question, once the page
 * has a pause; nothing when the person has left.
 */
export function keepAnswer(
  credentials: CredentialStore,
  epoch: number,
  question: Question,
  data: PayloadData,
): void {
  if (!keptOperations.has(question.operationName)) return;
  whenIdle(async () => {
    if (credentials.epoch() !== epoch) return;
    // A browser that has no place for it goes without.
    await put(credentials, question, JSON.stringify({ keptAt: Date.now(), data })).catch(() => undefined);
    // They left meanwhile.
    if (credentials.epoch() !== epoch) await forgetAnswers();
  });
}

async function put(credentials: CredentialStore, question: Question, text: string): Promise<void> {
  const folder = await folderOf(credentials);
  if (!folder || text.length > longest) return;
  const cache = await caches.open(answerCache);
  await cache.put(addressOf(folder, question), new Response(text));
  const addresses = (await cache.keys()).map(({ url }) => url);
  const ofQuery = addresses.filter((url) => url.includes(`${folder}${question.operationName}/`));
  const ofOthers = addresses.filter((url) => !url.includes(folder));
  await Promise.all([...ofQuery.slice(0, -maxOfQuery), ...ofOthers].map((url) => cache.delete(url)));
}

/** The last answer to this very question, of this release's document, and for how many milliseconds it has been kept. */
export async function findAnswer(
  credentials: CredentialStore,
  question: Question,
): Promise<{ data: PayloadData; age: number } | null> {
  const folder = await folderOf(credentials);
  const kept = folder && (await (await caches.open(answerCache)).match(addressOf(folder, question)));
  if (!kept) return null;
  const { keptAt, data }: { keptAt: number; data: PayloadData } = await kept.json();
  const age = Math.max(Date.now() - keptAt, 0);
  return age > oldest ? null : { data, age };
}

/** Names who is signed in by a digest: of what signs them in nothing is kept. Null for nobody, or without caches. */
async function folderOf(credentials: CredentialStore): Promise<string | null> {
  const uid = credentials.read()?.uid;
  if (!uid || !('caches' in globalThis)) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(uid));
  return `/kept/${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}/`;
}

const addressOf = (folder: string, { id, operationName, variables }: Question): string =>
  `${folder}${operationName}/${id}?${encodeURIComponent(JSON.stringify(variables))}`;
