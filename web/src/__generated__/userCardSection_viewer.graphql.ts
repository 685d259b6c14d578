/**
 * @generated SignedSource<<b002a7fb1ef23348dfb4af788361a873>>
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
    readonly planName: string;
  } | null | undefined;
  readonly upcomingSubscriptions: ReadonlyArray<{
    readonly planName: string;
    readonly startsAt: string;
  }>;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "planName",
  "storageKey": null
};
return {
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
      "concreteType": "UpcomingSubscription",
      "kind": "LinkedField",
      "name": "upcomingSubscriptions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
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
        (v0/*:: as any*/),
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
})();

(node as any).hash = "7a44054c1f298182258bd3051de90f99";

export default node;
