/**
 * @generated SignedSource<<e5496b99dff9282efcdf9dc46f11b54d>>
 * @relayHash 9a3bd706971a6227e0e5d016f34f5f4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e78f006091eefb5aa659383c334ebe02582514313ace61b11c923e7e40a022c5

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type campaignScreenQuery$variables = Record<PropertyKey, never>;
export type campaignScreenQuery$data = {
  readonly admin: Result<{
    readonly campaignVisits: ReadonlyArray<{
      readonly date: string;
      readonly visits: number;
    }>;
  } | null | undefined, unknown>;
};
export type campaignScreenQuery = {
  response: campaignScreenQuery$data;
  variables: campaignScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Admin",
  "kind": "LinkedField",
  "name": "admin",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DailyCampaignVisits",
      "kind": "LinkedField",
      "name": "campaignVisits",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visits",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "campaignScreenQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v0/*:: as any*/),
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "campaignScreenQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "e78f006091eefb5aa659383c334ebe02582514313ace61b11c923e7e40a022c5",
    "metadata": {},
    "name": "campaignScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ebd9243946b4c20051c8623d076a5768";

export default node;
