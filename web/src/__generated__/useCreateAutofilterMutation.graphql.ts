/**
 * @generated SignedSource<<781ddbdbe9f6634ae2e6648ee83aaf61>>
 * @relayHash 8483d7b3a4af117e1ed8537419bf5153
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36c7266063b93f74691ef92c91e6226447162314ccc6e73981de284b1eb8f0a8

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AutofilterSide = "AWAY" | "BOTH" | "HOME" | "SUM";
export type Comparison = "NO" | "OVER" | "UNDER" | "YES";
export type MatchStat = "BTTS" | "CORNERS" | "FOULS" | "GOAL" | "RED" | "SHOTS" | "SHOTS_ON_GOAL" | "YELLOW";
export type UserErrorCode = "ACCEPTED" | "ALREADY_PAID" | "BLANK" | "CANCELLED" | "CONFIRMATION" | "DAMAGED" | "EMPTY" | "EXPIRED" | "FAILED" | "INVALID" | "INVALID_CREDENTIALS" | "LAST_ADMIN" | "MALFORMED" | "NONE" | "NOT_AN_IMAGE" | "NOT_EDITABLE" | "NOT_FOUND" | "OUTDATED" | "OUT_OF_RANGE" | "PAST" | "PAYMENT_UNAVAILABLE" | "PRICE_CHANGED" | "PROMOCODE_USED" | "REVERSED" | "RUNNING" | "SERVICE_ACCOUNT" | "SETTLED" | "SOLD_OUT" | "STALE" | "TAKEN" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "UNAVAILABLE" | "UNDER_WAY" | "UNKNOWN" | "UNSUPPORTED" | "USED";
export type CreateAutofilterInput = {
  autofilter: AutofilterInput;
};
export type AutofilterInput = {
  comparison: Comparison;
  leagueIds?: ReadonlyArray<string> | null | undefined;
  line?: number | null | undefined;
  minHitRate: number;
  name: string;
  side: AutofilterSide;
  stat: MatchStat;
  window: number;
};
export type useCreateAutofilterMutation$variables = {
  input: CreateAutofilterInput;
};
export type useCreateAutofilterMutation$data = {
  readonly createAutofilter: {
    readonly autofilter: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"autofilterNavItem_autofilter">;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type useCreateAutofilterMutation = {
  response: useCreateAutofilterMutation$data;
  variables: useCreateAutofilterMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateAutofilterMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateAutofilterPayload",
        "kind": "LinkedField",
        "name": "createAutofilter",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Autofilter",
            "kind": "LinkedField",
            "name": "autofilter",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "autofilterNavItem_autofilter"
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateAutofilterMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateAutofilterPayload",
        "kind": "LinkedField",
        "name": "createAutofilter",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Autofilter",
            "kind": "LinkedField",
            "name": "autofilter",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                "name": "hitCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stat",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "comparison",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "line",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "side",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "window",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "minHitRate",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "36c7266063b93f74691ef92c91e6226447162314ccc6e73981de284b1eb8f0a8",
    "metadata": {},
    "name": "useCreateAutofilterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8a94ccbee445be7e4f59d8b159ffc9c4";

export default node;
