/**
 * @generated SignedSource<<654ad1ef0140305efeb0d7174cab5e10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type fileList_admin$data = {
  readonly files: ReadonlyArray<{
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"fileRow_file">;
  }> | null | undefined;
  readonly " $fragmentType": "fileList_admin";
};
export type fileList_admin$key = {
  readonly " $data"?: fileList_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"fileList_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "fileList_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "29ae49f2d5dbf94af938247e3f62d773";

export default node;
