/**
 * @generated SignedSource<<ecef60300f4b15fe2d64a6187f507b92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Market = "HANDICAP" | "ONE_X_TWO" | "TOTALS" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type dropinfoMarket_dropinfo$data = {
  readonly market: Market | null | undefined;
  readonly " $fragmentType": "dropinfoMarket_dropinfo";
};
export type dropinfoMarket_dropinfo$key = {
  readonly " $data"?: dropinfoMarket_dropinfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"dropinfoMarket_dropinfo">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "dropinfoMarket_dropinfo"
};

(node as any).hash = "41e7e4182609c68c518fe9abff0b3389";

export default node;
