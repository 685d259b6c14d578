/** Whether a hit rate is highlighted: from 70 %. */
export function isHighRate(hits: number, sampleSize: number): boolean {
  return sampleSize > 0 && hits * 100 >= 70 * sampleSize;
}
