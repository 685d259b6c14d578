/**
 * @generated SignedSource<<854d1ac5ce19b6a90677be4385c5cb5c>>
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
  "type": "AdminUserFigures",
  "abstractKey": null
};

(node as any).hash = "86ed110aa475953b71bfe356171526bf";

export default node;
