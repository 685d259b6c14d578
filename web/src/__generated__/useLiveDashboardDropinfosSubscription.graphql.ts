/**
 * @generated SignedSource<<df969ba181c47d72962258db4f4be2a7>>
 * @relayHash b6576f38f9b209c9d0f44fcc0ec54836
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34aa4c940790d791010ef4ba171ed976632647bd66e00af2fb2ea03cd54757c5

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useLiveDashboardDropinfosSubscription$variables = {
  after?: string | null | undefined;
};
export type useLiveDashboardDropinfosSubscription$data = {
  readonly dropinfosAdded: {
    readonly cursor: string;
    readonly dropinfos: ReadonlyArray<{
      readonly createdAt: string;
      readonly drop: number;
      readonly id: string;
      readonly kickOff: string;
      readonly title: string;
      readonly " $fragmentSpreads": FragmentRefs<"dropinfoPanelItem_dropinfo">;
    }>;
    readonly gap: boolean;
  };
};
export type useLiveDashboardDropinfosSubscription = {
  response: useLiveDashboardDropinfosSubscription$data;
  variables: useLiveDashboardDropinfosSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gap",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kickOff",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "drop",
  "storageKey": null
},
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "openingOdds",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "odds",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveDashboardDropinfosSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DropinfosAddedPayload",
        "kind": "LinkedField",
        "name": "dropinfosAdded",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Dropinfo",
            "kind": "LinkedField",
            "name": "dropinfos",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "dropinfoPanelItem_dropinfo"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveDashboardDropinfosSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DropinfosAddedPayload",
        "kind": "LinkedField",
        "name": "dropinfosAdded",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Dropinfo",
            "kind": "LinkedField",
            "name": "dropinfos",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "uid",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "homeTeam",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "awayTeam",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OddsSide",
                "kind": "LinkedField",
                "name": "dropped",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OddsSide",
                "kind": "LinkedField",
                "name": "opposite",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DropinfoLeague",
                "kind": "LinkedField",
                "name": "league",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "country",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "34aa4c940790d791010ef4ba171ed976632647bd66e00af2fb2ea03cd54757c5",
    "metadata": {},
    "name": "useLiveDashboardDropinfosSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d90298d21519011aa775d8cd6f76eca7";

export default node;
