/**
 * @generated SignedSource<<ef746796e34507f30ac9ef56ebb5b6da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type usersFilter_counts$data = {
  readonly admins: number;
  readonly all: number;
  readonly ending: number;
  readonly locked: number;
  readonly subscribed: number;
  readonly typers: number;
  readonly " $fragmentType": "usersFilter_counts";
};
export type usersFilter_counts$key = {
  readonly " $data"?: usersFilter_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"usersFilter_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usersFilter_counts",
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

(node as any).hash = "3cef2a276d542a0e19e45e3a0a38ef51";

export default node;
