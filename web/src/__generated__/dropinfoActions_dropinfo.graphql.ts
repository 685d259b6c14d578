/**
 * @generated SignedSource<<31ff1f6fbbd9ae88de78455d2d773088>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type dropinfoActions_dropinfo$data = {
  readonly title: string;
  readonly uid: string;
  readonly " $fragmentType": "dropinfoActions_dropinfo";
};
export type dropinfoActions_dropinfo$key = {
  readonly " $data"?: dropinfoActions_dropinfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"dropinfoActions_dropinfo">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "dropinfoActions_dropinfo"
};

(node as any).hash = "f2200d2c88a82f10013286483e6232b6";

export default node;
