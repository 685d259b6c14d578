/**
 * @generated SignedSource<<b039de4c8dc9b488f87d86604bc4b349>>
 * @relayHash a4181923b94acbb5c5dcf7c1056b16d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4de81eb6e14bcace0535bdb87c697492eb30b43cbc6a95fce56b37ae8e8275e

import { ConcreteRequest } from 'relay-runtime';
export type TipTypeInput = "AI" | "DEFAULT" | "SPECIAL";
export type UserErrorCode = "ACCEPTED" | "ALREADY_PAID" | "BLANK" | "CANCELLED" | "CONFIRMATION" | "DAMAGED" | "EMPTY" | "EXPIRED" | "FAILED" | "INVALID" | "INVALID_CREDENTIALS" | "LAST_ADMIN" | "MALFORMED" | "NONE" | "NOT_AN_IMAGE" | "NOT_EDITABLE" | "NOT_FOUND" | "OUTDATED" | "OUT_OF_RANGE" | "PAST" | "PAYMENT_UNAVAILABLE" | "PRICE_CHANGED" | "PROMOCODE_USED" | "REVERSED" | "RUNNING" | "SERVICE_ACCOUNT" | "SETTLED" | "SOLD_OUT" | "STALE" | "TAKEN" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "UNAVAILABLE" | "UNDER_WAY" | "UNKNOWN" | "UNSUPPORTED" | "USED";
export type UpdateTipInput = {
  description?: string | null | undefined;
  expectedValue?: number | null | undefined;
  images?: ReadonlyArray<null>;
  kickOff: string;
  matches?: ReadonlyArray<TipMatchInput>;
  odds: number;
  qualityValue?: number | null | undefined;
  stake: number;
  tip: string;
  tipId: string;
  title: string;
  type: TipTypeInput;
  version?: number | null | undefined;
};
export type TipMatchInput = {
  kickOff: string;
  odds: number;
  tip: string;
  title: string;
};
export type updateTipMutation$variables = {
  input: UpdateTipInput;
};
export type updateTipMutation$data = {
  readonly updateTip: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
    }>;
    readonly tip: {
      readonly version: number | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type updateTipMutation = {
  response: updateTipMutation$data;
  variables: updateTipMutation$variables;
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
  "name": "version",
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
    "name": "updateTipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateTipPayload",
        "kind": "LinkedField",
        "name": "updateTip",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Tip",
            "kind": "LinkedField",
            "name": "tip",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
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
    "name": "updateTipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateTipPayload",
        "kind": "LinkedField",
        "name": "updateTip",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Tip",
            "kind": "LinkedField",
            "name": "tip",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
    "id": "f4de81eb6e14bcace0535bdb87c697492eb30b43cbc6a95fce56b37ae8e8275e",
    "metadata": {},
    "name": "updateTipMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6422befd1f09a33c0e14770b649ffca0";

export default node;
