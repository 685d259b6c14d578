/**
 * @generated SignedSource<<44747d3dfc08b742f917f3e408d3b2a1>>
 * @relayHash 99fbee64c536875fa3ec593d4bbcd182
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c5930dffc4f1e67926c9f42394645ac609c8ed08ec6830e7cade26ef1d37a34

import { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "BLIK" | "P24";
export type UserErrorCode = "ACCEPTED" | "ALREADY_PAID" | "BLANK" | "CANCELLED" | "CONFIRMATION" | "DAMAGED" | "EMPTY" | "EXPIRED" | "FAILED" | "INVALID" | "INVALID_CREDENTIALS" | "LAST_ADMIN" | "MALFORMED" | "NONE" | "NOT_AN_IMAGE" | "NOT_EDITABLE" | "NOT_FOUND" | "OUTDATED" | "OUT_OF_RANGE" | "PAST" | "PAYMENT_UNAVAILABLE" | "PRICE_CHANGED" | "PROMOCODE_USED" | "REVERSED" | "RUNNING" | "SERVICE_ACCOUNT" | "SETTLED" | "SOLD_OUT" | "STALE" | "TAKEN" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "UNAVAILABLE" | "UNDER_WAY" | "UNKNOWN" | "UNSUPPORTED" | "USED";
export type OrderInput = {
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
export type orderMutation$variables = {
  input: OrderInput;
};
export type orderMutation$data = {
  readonly order: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly paymentUrl: string | null | undefined;
  } | null | undefined;
};
export type orderMutation = {
  response: orderMutation$data;
  variables: orderMutation$variables;
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
    "concreteType": "OrderPayload",
    "kind": "LinkedField",
    "name": "order",
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
    "name": "orderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "orderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0c5930dffc4f1e67926c9f42394645ac609c8ed08ec6830e7cade26ef1d37a34",
    "metadata": {},
    "name": "orderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a363e587e7272dfd3032406784018a62";

export default node;
