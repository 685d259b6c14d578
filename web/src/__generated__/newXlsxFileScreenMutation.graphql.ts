/**
 * @generated SignedSource<<abab042d886edd34c76c0bd73e9ae3c7>>
 * @relayHash 28c27ccdb335b76102e9b04d1a390694
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18f9334d661cdce7382e97b75caad74ca9c77b347a1a01f1a5a496bee78198f4

import { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ACCEPTED" | "ALREADY_PAID" | "BLANK" | "CANCELLED" | "CONFIRMATION" | "DAMAGED" | "EMPTY" | "EXPIRED" | "FAILED" | "INVALID" | "INVALID_CREDENTIALS" | "LAST_ADMIN" | "MALFORMED" | "NONE" | "NOT_AN_IMAGE" | "NOT_EDITABLE" | "NOT_FOUND" | "OUTDATED" | "OUT_OF_RANGE" | "PAST" | "PAYMENT_UNAVAILABLE" | "PRICE_CHANGED" | "PROMOCODE_USED" | "REVERSED" | "RUNNING" | "SERVICE_ACCOUNT" | "SETTLED" | "SOLD_OUT" | "STALE" | "TAKEN" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "UNAVAILABLE" | "UNDER_WAY" | "UNKNOWN" | "UNSUPPORTED" | "USED";
export type XlsxFileContent = "SUBSCRIPTIONS" | "TIPS";
export type CreateXlsxFileInput = {
  content: XlsxFileContent;
  from: string;
  until: string;
};
export type newXlsxFileScreenMutation$variables = {
  input: CreateXlsxFileInput;
};
export type newXlsxFileScreenMutation$data = {
  readonly createXlsxFile: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
    }>;
    readonly file: {
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
};
export type newXlsxFileScreenMutation = {
  response: newXlsxFileScreenMutation$data;
  variables: newXlsxFileScreenMutation$variables;
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
    "name": "createXlsxFile",
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
    "name": "newXlsxFileScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "newXlsxFileScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "18f9334d661cdce7382e97b75caad74ca9c77b347a1a01f1a5a496bee78198f4",
    "metadata": {},
    "name": "newXlsxFileScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "df2fcdf88d990969f8719db68aa43fa4";

export default node;
