/**
 * @generated SignedSource<<b7e086bcbde15aea7474040bfd99e8ce>>
 * @relayHash ac62fd0abe456ad053ce654b72742c97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a08ceb62e07b499178a390cece5cc4ec6361fe212f578dbb901486bcc1695609

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type CartAction = "BUY" | "CHANGE" | "EXTEND";
export type CartLineKind = "ACTIVE_SUBSCRIPTION_REST" | "DISCORD" | "DURATION_DISCOUNT" | "PACKAGE" | "PROMO_CODE" | "SALE";
export type PlanUnavailability = "LANGUAGE" | "OWNED" | "SOLD_OUT";
export type CartInput = {
  discord?: boolean;
  months: number;
  planName: string;
  promoCode?: string | null | undefined;
};
export type cartPriceQuery$variables = {
  input: CartInput;
};
export type cartPriceQuery$data = {
  readonly cartPrice: Result<{
    readonly action: CartAction;
    readonly extraMonths: number;
    readonly goqIncluded: boolean;
    readonly lines: ReadonlyArray<{
      readonly amountPln: number;
      readonly kind: CartLineKind;
      readonly percent: number | null | undefined;
    }>;
    readonly totalPln: number;
    readonly unavailability: PlanUnavailability | null | undefined;
  } | null | undefined, unknown>;
};
export type cartPriceQuery = {
  response: cartPriceQuery$data;
  variables: cartPriceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "input",
      "variableName": "input"
    }
  ],
  "concreteType": "CartPrice",
  "kind": "LinkedField",
  "name": "cartPrice",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountPln",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalPln",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extraMonths",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goqIncluded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unavailability",
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
    "name": "cartPriceQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v1/*:: as any*/),
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "cartPriceQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "a08ceb62e07b499178a390cece5cc4ec6361fe212f578dbb901486bcc1695609",
    "metadata": {},
    "name": "cartPriceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "20b95de0f1d6f05eee5dff8a6eee5451";

export default node;
