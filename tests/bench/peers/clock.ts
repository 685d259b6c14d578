/** Milliseconds on a scale that all processes of this machine share. */
export const sharedNow = (): number => Number(process.hrtime.bigint()) / 1e6;
