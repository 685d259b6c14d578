/**
 * @generated SignedSource<<565974a35926feef56be8ab759fcc081>>
 * @relayHash 3b8038ffc38658ed69ec32936994f0cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b240223ecd17f251c1fe8ecc438c1805c2495ca55256bfd65cf09f7e2acf913

import { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ACCEPTED" | "ALREADY_PAID" | "BLANK" | "CANCELLED" | "CONFIRMATION" | "DAMAGED" | "EMPTY" | "EXPIRED" | "FAILED" | "INVALID" | "INVALID_CREDENTIALS" | "LAST_ADMIN" | "MALFORMED" | "NONE" | "NOT_AN_IMAGE" | "NOT_EDITABLE" | "NOT_FOUND" | "OUTDATED" | "OUT_OF_RANGE" | "PAST" | "PAYMENT_UNAVAILABLE" | "PRICE_CHANGED" | "PROMOCODE_USED" | "REVERSED" | "RUNNING" | "SERVICE_ACCOUNT" | "SETTLED" | "SOLD_OUT" | "STALE" | "TAKEN" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "UNAVAILABLE" | "UNDER_WAY" | "UNKNOWN" | "UNSUPPORTED" | "USED";
export type CreateDropinfoFilterInput = {
  leagueIds: ReadonlyArray<string>;
  nameEn?: string | null | undefined;
  namePl: string;
  sportIds: ReadonlyArray<number>;
};
export type newDropinfoFilterScreenMutation$variables = {
  input: CreateDropinfoFilterInput;
};
export type newDropinfoFilterScreenMutation$data = {
  readonly createDropinfoFilter: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
    }>;
    readonly filter: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type newDropinfoFilterScreenMutation = {
  response: newDropinfoFilterScreenMutation$data;
  variables: newDropinfoFilterScreenMutation$variables;
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
    "concreteType": "CreateDropinfoFilterPayload",
    "kind": "LinkedField",
    "name": "createDropinfoFilter",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DropinfoFilter",
        "kind": "LinkedField",
        "name": "filter",
        "plural": false,
        "selections": [
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
    "name": "newDropinfoFilterScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "newDropinfoFilterScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0b240223ecd17f251c1fe8ecc438c1805c2495ca55256bfd65cf09f7e2acf913",
    "metadata": {},
    "name": "newDropinfoFilterScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7d8345136db4c4ada812b4bf9ae573a9";

export default node;
