/**
 * @generated SignedSource<<37851ab4c25d279747095ba7879665bc>>
 * @relayHash 4c809d4b963dfab5e68098f4d45a95fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8f94e1b1b6431bd3853bd4b6b157f794247e813107ed9ff7a08131435ed0101

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useLiveDashboardDropinfosSubscription$variables = {
  after?: string | null | undefined;
};
export type useLiveDashboardDropinfosSubscription$data = {
  readonly dropinfosAdded: {
    readonly cursor: string;
    readonly dropinfos: ReadonlyArray<{
      readonly date: string;
      readonly id: string;
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
  "name": "date",
  "storageKey": null
},
v6 = [
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
    "name": "from",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "to",
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
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "drop",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OddsSide",
                "kind": "LinkedField",
                "name": "over",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OddsSide",
                "kind": "LinkedField",
                "name": "under",
                "plural": false,
                "selections": (v6/*:: as any*/),
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
    "id": "c8f94e1b1b6431bd3853bd4b6b157f794247e813107ed9ff7a08131435ed0101",
    "metadata": {},
    "name": "useLiveDashboardDropinfosSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "66639cc9796e819998e67c53b3bba09b";

export default node;
