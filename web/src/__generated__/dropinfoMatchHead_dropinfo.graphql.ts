/**
 * @generated SignedSource<<a10b669fb5be02b0b95ebe6ad673da79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type dropinfoMatchHead_dropinfo$data = {
  readonly date: string;
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

(node as any).hash = "d4cab587d1c211fdb5d12c9c477e81ed";

export default node;
