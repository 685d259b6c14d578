/** States of a tip that the interface draws; one that it does not know is drawn as `UNKNOWN`. */
export type TipStatusKind = 'ACTIVE' | 'SUCCESS' | 'FAIL' | 'CANCEL' | 'DELETED' | 'UNKNOWN';
