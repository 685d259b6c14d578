/**
 * @generated SignedSource<<2afba00120c8ce8aab296630678c033f>>
 * @relayHash 0b6adcb93fdcf7fbf40e75a08620509c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c858f147cd2b78629713636439f59e9360a9a104db67166d5336d3dcb5487348

import { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "BLIK" | "P24";
export type UserErrorCode = "ACCEPTED" | "ALREADY_PAID" | "BLANK" | "CANCELLED" | "CONFIRMATION" | "DAMAGED" | "EMPTY" | "EXPIRED" | "FAILED" | "INVALID" | "INVALID_CREDENTIALS" | "LAST_ADMIN" | "MALFORMED" | "NONE" | "NOT_AN_IMAGE" | "NOT_EDITABLE" | "NOT_FOUND" | "OUTDATED" | "OUT_OF_RANGE" | "PAST" | "PAYMENT_UNAVAILABLE" | "PRICE_CHANGED" | "PROMOCODE_USED" | "REVERSED" | "RUNNING" | "SERVICE_ACCOUNT" | "SETTLED" | "SOLD_OUT" | "STALE" | "TAKEN" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "UNAVAILABLE" | "UNDER_WAY" | "UNKNOWN" | "UNSUPPORTED" | "USED";
export type PlaceOrderInput = {
  discord?: boolean;
  discordName?: string | null | undefined;
  expectedTotalPln?: number | null | undefined;
  firstName: string;
  lastName: string;
  months: number;
  paymentMethod: PaymentMethod;
  planName: string;
  promoCode?: string | null | undefined;
};
export type placeOrderMutation$variables = {
  input: PlaceOrderInput;
};
export type placeOrderMutation$data = {
  readonly placeOrder: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly paymentUrl: string | null | undefined;
  } | null | undefined;
};
export type placeOrderMutation = {
  response: placeOrderMutation$data;
  variables: placeOrderMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "PlaceOrderPayload",
    "kind": "LinkedField",
    "name": "placeOrder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "paymentUrl",
        "storageKey": null
      },
      {
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "placeOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "placeOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c858f147cd2b78629713636439f59e9360a9a104db67166d5336d3dcb5487348",
    "metadata": {},
    "name": "placeOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "55007b7b9211f46bde04771279518e5b";

export default node;
