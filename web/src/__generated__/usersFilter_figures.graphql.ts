/**
 * @generated SignedSource<<7aad1e13b7dca3eee2eeb469e55a8e5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type usersFilter_figures$data = {
  readonly admins: number;
  readonly all: number;
  readonly ending: number;
  readonly locked: number;
  readonly subscribed: number;
  readonly typers: number;
  readonly " $fragmentType": "usersFilter_figures";
};
export type usersFilter_figures$key = {
  readonly " $data"?: usersFilter_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"usersFilter_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usersFilter_figures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "all",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subscribed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ending",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "typers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "admins",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locked",
      "storageKey": null
    }
  ],
  "type": "UserCounts",
  "abstractKey": null
};

(node as any).hash = "0fc86668de554b6e7938a1fd4e4b9e94";

export default node;
