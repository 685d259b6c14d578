/**
 * @generated SignedSource<<30377c0cebcfcaf5c4a4a1f586f1c9b0>>
 * @relayHash 7d9cac5ee924235c82185a133423cfbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae1f74f8e84ae09b08412e71aebdb63e8ad3581f5419a77a422a636f7c516d71

import { ConcreteRequest } from 'relay-runtime';
export type DeviceType = "ANDROID" | "IOS" | "WEB";
export type UserErrorCode = "ACCEPTED" | "ALREADY_PAID" | "BLANK" | "CANCELLED" | "CONFIRMATION" | "DAMAGED" | "EMPTY" | "EXPIRED" | "FAILED" | "INVALID" | "INVALID_CREDENTIALS" | "LAST_ADMIN" | "MALFORMED" | "NONE" | "NOT_AN_IMAGE" | "NOT_EDITABLE" | "NOT_FOUND" | "OUTDATED" | "OUT_OF_RANGE" | "PAST" | "PAYMENT_UNAVAILABLE" | "PRICE_CHANGED" | "PROMOCODE_USED" | "REVERSED" | "RUNNING" | "SERVICE_ACCOUNT" | "SETTLED" | "SOLD_OUT" | "STALE" | "TAKEN" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "UNAVAILABLE" | "UNDER_WAY" | "UNKNOWN" | "UNSUPPORTED" | "USED";
export type RegisterDeviceInput = {
  deviceType: DeviceType;
  token: string;
};
export type useRegisterDeviceMutation$variables = {
  input: RegisterDeviceInput;
};
export type useRegisterDeviceMutation$data = {
  readonly registerDevice: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type useRegisterDeviceMutation = {
  response: useRegisterDeviceMutation$data;
  variables: useRegisterDeviceMutation$variables;
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
    "concreteType": "RegisterDevicePayload",
    "kind": "LinkedField",
    "name": "registerDevice",
    "plural": false,
    "selections": [
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
    "name": "useRegisterDeviceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRegisterDeviceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ae1f74f8e84ae09b08412e71aebdb63e8ad3581f5419a77a422a636f7c516d71",
    "metadata": {},
    "name": "useRegisterDeviceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0de27a9a31b8df6252246cb9d7c89f4f";

export default node;
