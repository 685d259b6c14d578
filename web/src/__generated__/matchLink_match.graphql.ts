/**
 * @generated SignedSource<<1d8030b9fdd855937f22344fab8b7dc0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type matchLink_match$data = {
  readonly leagueId: number;
  readonly matchId: number;
  readonly " $fragmentType": "matchLink_match";
};
export type matchLink_match$key = {
  readonly " $data"?: matchLink_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"matchLink_match">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "matchLink_match"
};

(node as any).hash = "484e061e00b362f19aa0095013a31e4f";

export default node;
