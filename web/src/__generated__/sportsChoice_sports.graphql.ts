/**
 * @generated SignedSource<<b053d6dbb822948339f708aeb6436c05>>
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
  "type": "DropinfoFilterSport",
  "abstractKey": null
};

(node as any).hash = "23fbf52068a0a12f7f2441f8dfee6c46";

export default node;
