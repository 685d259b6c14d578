/**
 * @generated SignedSource<<6b1c4605c1126796b79fd74b2df1f4cd>>
 * @relayHash 593f708a5edffd93caa8d43bb2dd55cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abe1c044591c88a31d1bff807801a24e78b6274b21efab1a52981478c54ee55b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ToggleFavouriteLeagueInput = {
  league: string;
};
export type useLeagueTogglesFavouriteMutation$variables = {
  input: ToggleFavouriteLeagueInput;
};
export type useLeagueTogglesFavouriteMutation$data = {
  readonly toggleFavouriteLeague: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
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
