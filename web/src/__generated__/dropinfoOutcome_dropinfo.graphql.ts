/**
 * @generated SignedSource<<69dae6f6ab9fd435f0843de45bb0fc5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type BetResult = "HALF_LOST" | "HALF_WON" | "LOST" | "UNKNOWN" | "VOID" | "WON";
import { FragmentRefs } from "relay-runtime";
export type dropinfoOutcome_dropinfo$data = {
  readonly outcome: {
    readonly awayGoals: number;
    readonly homeGoals: number;
    readonly result: BetResult;
  } | null | undefined;
  readonly " $fragmentType": "dropinfoOutcome_dropinfo";
};
export type dropinfoOutcome_dropinfo$key = {
  readonly " $data"?: dropinfoOutcome_dropinfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"dropinfoOutcome_dropinfo">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "dropinfoOutcome_dropinfo"
};

(node as any).hash = "65296672edcc96b2ab1f231a8d498463";

export default node;
