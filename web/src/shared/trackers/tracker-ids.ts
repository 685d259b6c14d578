/** Ids of advertising trackers; null for one that is not in use. */
export interface TrackerIds {
  readonly googleTagId: string | null | undefined;
  /** What a paid order is reported to at Google. */
  readonly googleConversionId: string | null | undefined;
  readonly metaPixelId: string | null | undefined;
}

/** No tracker in use. */
export const noTrackers: TrackerIds = { googleTagId: null, googleConversionId: null, metaPixelId: null };
