/**
 * @generated SignedSource<<b05d7db616000d1eb789d2373d82d950>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type userCardSection_viewer$data = {
  readonly activeSubscription: {
    readonly discord: boolean;
    readonly expiresAt: string;
    readonly goq: boolean;
    readonly plan: string;
  } | null | undefined;
  readonly user: {
    readonly isAdmin: boolean;
    readonly isTyper: boolean;
  };
  readonly " $fragmentType": "userCardSection_viewer";
};
export type userCardSection_viewer$key = {
  readonly " $data"?: userCardSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"userCardSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "userCardSection_viewer",
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
          "name": "isAdmin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isTyper",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActiveSubscription",
      "kind": "LinkedField",
      "name": "activeSubscription",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plan",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goq",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discord",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b76d4f1f681e63ea03689ce5836528a7";

export default node;
