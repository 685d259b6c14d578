/**
 * @generated SignedSource<<4a1a114a1eba70583685447a511cb3fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type passwordForm_viewer$data = {
  readonly user: {
    readonly email: string;
  };
  readonly " $fragmentType": "passwordForm_viewer";
};
export type passwordForm_viewer$key = {
  readonly " $data"?: passwordForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"passwordForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "passwordForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "adf1544f59ba0e1bcee865b53d7d2a26";

export default node;
