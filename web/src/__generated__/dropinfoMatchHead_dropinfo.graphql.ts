/**
 * @generated SignedSource<<9b8d01ae396d1309a80dfaa64392892b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type dropinfoMatchHead_dropinfo$data = {
  readonly kickOff: string;
  readonly league: {
    readonly country: string;
    readonly name: string;
  } | null | undefined;
  readonly match: {
    readonly " $fragmentSpreads": FragmentRefs<"matchLink_match">;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "dropinfoMatchHead_dropinfo";
};
export type dropinfoMatchHead_dropinfo$key = {
  readonly " $data"?: dropinfoMatchHead_dropinfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"dropinfoMatchHead_dropinfo">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "dropinfoMatchHead_dropinfo"
};

(node as any).hash = "f9d5badfcaf460653bf75b099559bf73";

export default node;
