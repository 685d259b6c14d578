/**
 * @generated SignedSource<<57af075609eeb03cfde8ad3931a5c420>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type dropinfoSides_dropinfo$data = {
  readonly dropped: {
    readonly label: string;
    readonly odds: number;
    readonly openingOdds: number;
  };
  readonly opposite: {
    readonly label: string;
    readonly odds: number;
    readonly openingOdds: number;
  } | null | undefined;
  readonly " $fragmentType": "dropinfoSides_dropinfo";
};
export type dropinfoSides_dropinfo$key = {
  readonly " $data"?: dropinfoSides_dropinfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"dropinfoSides_dropinfo">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "dropinfoSides_dropinfo"
};

(node as any).hash = "4bc279231d20cd2a5f9e53be35249a7f";

export default node;
