/**
 * @generated SignedSource<<5cc741987723fbaba7f39815a6343d48>>
 * @relayHash 593f708a5edffd93caa8d43bb2dd55cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abe1c044591c88a31d1bff807801a24e78b6274b21efab1a52981478c54ee55b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UserErrorCode = "ACCEPTED" | "ALREADY_PAID" | "BLANK" | "CANCELLED" | "CONFIRMATION" | "DAMAGED" | "EMPTY" | "EXPIRED" | "FAILED" | "INVALID" | "INVALID_CREDENTIALS" | "LAST_ADMIN" | "MALFORMED" | "NONE" | "NOT_AN_IMAGE" | "NOT_EDITABLE" | "NOT_FOUND" | "OUTDATED" | "OUT_OF_RANGE" | "PAST" | "PAYMENT_UNAVAILABLE" | "PRICE_CHANGED" | "PROMOCODE_USED" | "REVERSED" | "RUNNING" | "SERVICE_ACCOUNT" | "SETTLED" | "SOLD_OUT" | "STALE" | "TAKEN" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "UNAVAILABLE" | "UNDER_WAY" | "UNKNOWN" | "UNSUPPORTED" | "USED";
export type ToggleFavouriteLeagueInput = {
  league: string;
};
export type useLeagueTogglesFavouriteMutation$variables = {
  input: ToggleFavouriteLeagueInput;
};
export type useLeagueTogglesFavouriteMutation$data = {
  readonly toggleFavouriteLeague: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
    readonly league: {
      readonly " $fragmentSpreads": FragmentRefs<"useLeagueToggles_league">;
    } | null | undefined;
  } | null | undefined;
};
export type useLeagueTogglesFavouriteMutation = {
  response: useLeagueTogglesFavouriteMutation$data;
  variables: useLeagueTogglesFavouriteMutation$variables;
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
    "name": "useLeagueTogglesFavouriteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ToggleFavouriteLeaguePayload",
        "kind": "LinkedField",
        "name": "toggleFavouriteLeague",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "League",
            "kind": "LinkedField",
            "name": "league",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useLeagueToggles_league"
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
    "name": "useLeagueTogglesFavouriteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ToggleFavouriteLeaguePayload",
        "kind": "LinkedField",
        "name": "toggleFavouriteLeague",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "League",
            "kind": "LinkedField",
            "name": "league",
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
                "name": "isActive",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isFavourite",
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
    "id": "abe1c044591c88a31d1bff807801a24e78b6274b21efab1a52981478c54ee55b",
    "metadata": {},
    "name": "useLeagueTogglesFavouriteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3fe41c02d5d759c758d556d56fc43a5a";

export default node;
