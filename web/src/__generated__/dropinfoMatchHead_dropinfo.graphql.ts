/**
 * @generated SignedSource<<a9a7c9807951bb4da9a322bdb2bb3928>>
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

(node as any).hash = "4aff186c3ed863f5dce42b26ea7a014f";

export default node;
