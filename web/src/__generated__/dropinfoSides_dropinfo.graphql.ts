/**
 * @generated SignedSource<<f0a2cb933cd88206b8e45e6430607802>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type dropinfoSides_dropinfo$data = {
  readonly over: {
    readonly from: number;
    readonly label: string;
    readonly to: number;
  };
  readonly under: {
    readonly from: number;
    readonly label: string;
    readonly to: number;
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

(node as any).hash = "db9f7feaccf66ac9d60dcb521e70d4b6";

export default node;
