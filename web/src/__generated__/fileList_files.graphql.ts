/**
 * @generated SignedSource<<b8abaf8709b2205b67c269e01d983ec3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type fileList_files$data = ReadonlyArray<{
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"fileRow_file">;
  readonly " $fragmentType": "fileList_files";
}>;
export type fileList_files$key = ReadonlyArray<{
  readonly " $data"?: fileList_files$data;
  readonly " $fragmentSpreads": FragmentRefs<"fileList_files">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "fileList_files",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "fileRow_file"
    }
  ],
  "type": "ExportFile",
  "abstractKey": null
};

(node as any).hash = "6d90eb9768ede66a5c2dd36daa947171";

export default node;
