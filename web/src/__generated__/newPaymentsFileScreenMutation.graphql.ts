/**
 * @generated SignedSource<<ae037b6beb6bea826037674b823be049>>
 * @relayHash 94e585f11bddb863102b562538dfef0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40e727d9d539a4551a21572d9429f6377f7154320e384dbbf3d62d190f7ff7f7

import { ConcreteRequest } from 'relay-runtime';
export type PaymentsFileFormat = "CSV" | "XLSX";
export type UserErrorCode = "ACCEPTED" | "ALREADY_PAID" | "BLANK" | "CANCELLED" | "CONFIRMATION" | "DAMAGED" | "EMPTY" | "EXPIRED" | "FAILED" | "INVALID" | "INVALID_CREDENTIALS" | "LAST_ADMIN" | "MALFORMED" | "NONE" | "NOT_AN_IMAGE" | "NOT_EDITABLE" | "NOT_FOUND" | "OUTDATED" | "OUT_OF_RANGE" | "PAST" | "PAYMENT_UNAVAILABLE" | "PRICE_CHANGED" | "PROMOCODE_USED" | "REVERSED" | "RUNNING" | "SERVICE_ACCOUNT" | "SETTLED" | "SOLD_OUT" | "STALE" | "TAKEN" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "UNAVAILABLE" | "UNDER_WAY" | "UNKNOWN" | "UNSUPPORTED" | "USED";
export type CreatePaymentsFileInput = {
  format: PaymentsFileFormat;
  from: string;
  until: string;
};
export type newPaymentsFileScreenMutation$variables = {
  input: CreatePaymentsFileInput;
};
export type newPaymentsFileScreenMutation$data = {
  readonly createPaymentsFile: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
    }>;
    readonly file: {
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
};
export type newPaymentsFileScreenMutation = {
  response: newPaymentsFileScreenMutation$data;
  variables: newPaymentsFileScreenMutation$variables;
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
    "concreteType": "CreateFilePayload",
    "kind": "LinkedField",
    "name": "createPaymentsFile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ExportFile",
        "kind": "LinkedField",
        "name": "file",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
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
    "name": "newPaymentsFileScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "newPaymentsFileScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "40e727d9d539a4551a21572d9429f6377f7154320e384dbbf3d62d190f7ff7f7",
    "metadata": {},
    "name": "newPaymentsFileScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d3364a3ac78759bca49e094c2f481627";

export default node;
