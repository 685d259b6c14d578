/**
 * @generated SignedSource<<a5d3609b0b056440d6e5af543dc3bcbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type sportsChoice_sports$data = ReadonlyArray<{
  readonly name: string;
  readonly sportId: number;
  readonly " $fragmentType": "sportsChoice_sports";
}>;
export type sportsChoice_sports$key = ReadonlyArray<{
  readonly " $data"?: sportsChoice_sports$data;
  readonly " $fragmentSpreads": FragmentRefs<"sportsChoice_sports">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "sportsChoice_sports",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sportId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Sport",
  "abstractKey": null
};

(node as any).hash = "5bfbc11f0af8493a0de1e3f9515b76d4";

export default node;
