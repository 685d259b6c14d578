/**
 * @generated SignedSource<<5f580aec8c63457cb6a044ca1be470c1>>
 * @relayHash 66875be08258e38543fc101307424966
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5a0d460e9802ffb4dfb82dbd93f314b0707d0314cbd1ef680e73544ac2d8e71

import { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ACCEPTED" | "ALREADY_PAID" | "BLANK" | "CANCELLED" | "CONFIRMATION" | "DAMAGED" | "EMPTY" | "EXPIRED" | "FAILED" | "INVALID" | "INVALID_CREDENTIALS" | "LAST_ADMIN" | "MALFORMED" | "NONE" | "NOT_AN_IMAGE" | "NOT_EDITABLE" | "NOT_FOUND" | "OUTDATED" | "OUT_OF_RANGE" | "PAST" | "PAYMENT_UNAVAILABLE" | "PRICE_CHANGED" | "PROMOCODE_USED" | "REVERSED" | "RUNNING" | "SERVICE_ACCOUNT" | "SETTLED" | "SOLD_OUT" | "STALE" | "TAKEN" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "UNAVAILABLE" | "UNDER_WAY" | "UNKNOWN" | "UNSUPPORTED" | "USED";
export type DestroyFileInput = {
  name: string;
};
export type fileRowMutation$variables = {
  input: DestroyFileInput;
};
export type fileRowMutation$data = {
  readonly destroyFile: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
    }>;
    readonly name: string | null | undefined;
  } | null | undefined;
};
export type fileRowMutation = {
  response: fileRowMutation$data;
  variables: fileRowMutation$variables;
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
    "concreteType": "DestroyFilePayload",
    "kind": "LinkedField",
    "name": "destroyFile",
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
    "name": "fileRowMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "fileRowMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d5a0d460e9802ffb4dfb82dbd93f314b0707d0314cbd1ef680e73544ac2d8e71",
    "metadata": {},
    "name": "fileRowMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "77b8e4fc8758db1a9ef9239d3d92ecb5";

export default node;
