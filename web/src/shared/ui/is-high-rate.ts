/** Whether a hit rate counts as good: from 70 % on. Without a sample it does not. */
export function isHighRate(hits: number, sampleSize: number): boolean {
  return sampleSize > 0 && hits * 100 >= 70 * sampleSize;
}
