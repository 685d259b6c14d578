/**
 * @generated SignedSource<<2da4dad6098f54020ae7fb0327d8cd73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type RedeemPromoCodeInput = {
  code: string;
};
export type redeemPromoCodeMutation$variables = {
  input: RedeemPromoCodeInput;
};
export type redeemPromoCodeMutation$data = {
  readonly redeemPromoCode: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
    }>;
    readonly promoCode: {
      readonly code: string;
      readonly percentage: number;
    } | null | undefined;
  };
};
export type redeemPromoCodeMutation = {
  response: redeemPromoCodeMutation$data;
  variables: redeemPromoCodeMutation$variables;
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
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RedeemPromoCodePayload",
    "kind": "LinkedField",
    "name": "redeemPromoCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PromoCode",
        "kind": "LinkedField",
        "name": "promoCode",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "percentage",
            "storageKey": null
          }
        ],
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
          (v1/*:: as any*/)
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
    "name": "redeemPromoCodeMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "redeemPromoCodeMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "4c9401c83bb07642b86d96a40dfb3679",
    "id": null,
    "metadata": {},
    "name": "redeemPromoCodeMutation",
    "operationKind": "mutation",
    "text": "mutation redeemPromoCodeMutation(\n  $input: RedeemPromoCodeInput!\n) {\n  redeemPromoCode(input: $input) {\n    promoCode {\n      code\n      percentage\n    }\n    errors {\n      field\n      code\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4510f9be6b09f56244bcc89634595bdc";

export default node;
