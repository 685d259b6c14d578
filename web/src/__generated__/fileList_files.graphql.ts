/**
 * @generated SignedSource<<deb04538c5f07c860b9d091dcad31ac1>>
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
  "type": "AdminFile",
  "abstractKey": null
};

(node as any).hash = "d2fd4c05e95b0c8db3df75d234b9e651";

export default node;
