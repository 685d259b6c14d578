/** Name of the browser's cache with the last answers of the person who is signed in; its rules are in kept-answers.ts. */
export const answerCache = 'answers-1';

/** Removes them all. Browsers have caches on secure pages alone. */
export async function forgetAnswers(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(answerCache);
}
