/**
 * @generated SignedSource<<c7c3e9898adcfa701ef7612e68b5e3a9>>
 * @relayHash 07b0ed7b87ebcbc3c24f12e1c9518e54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID baa75b88743c77dce92e56a90c8f91ad03918f36a0c029643ea4cdf465bd7119

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UserErrorCode = "ACCEPTED" | "ALREADY_PAID" | "BLANK" | "CANCELLED" | "CONFIRMATION" | "DAMAGED" | "EMPTY" | "EXPIRED" | "FAILED" | "INVALID" | "INVALID_CREDENTIALS" | "LAST_ADMIN" | "MALFORMED" | "NONE" | "NOT_AN_IMAGE" | "NOT_EDITABLE" | "NOT_FOUND" | "OUTDATED" | "OUT_OF_RANGE" | "PAST" | "PAYMENT_UNAVAILABLE" | "PRICE_CHANGED" | "PROMOCODE_USED" | "REVERSED" | "RUNNING" | "SERVICE_ACCOUNT" | "SETTLED" | "SOLD_OUT" | "STALE" | "TAKEN" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "UNAVAILABLE" | "UNDER_WAY" | "UNKNOWN" | "UNSUPPORTED" | "USED";
export type UpdateProfileInput = {
  discord?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  notes?: string | null | undefined;
};
export type updateProfileMutation$variables = {
  input: UpdateProfileInput;
};
export type updateProfileMutation$data = {
  readonly updateProfile: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
    }>;
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"personForm_viewer">;
    } | null | undefined;
  } | null | undefined;
};
export type updateProfileMutation = {
  response: updateProfileMutation$data;
  variables: updateProfileMutation$variables;
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
    "name": "updateProfileMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateProfilePayload",
        "kind": "LinkedField",
        "name": "updateProfile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "personForm_viewer"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
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
    "name": "updateProfileMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateProfilePayload",
        "kind": "LinkedField",
        "name": "updateProfile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "firstName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lastName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "discord",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "notes",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isAdmin",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "baa75b88743c77dce92e56a90c8f91ad03918f36a0c029643ea4cdf465bd7119",
    "metadata": {},
    "name": "updateProfileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "39a1d95924e03c01f70fcba0a37d3990";

export default node;
