/**
 * @generated SignedSource<<636b2a7a72837d164ac9d8416e891829>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TipStatus = "ACTIVE" | "CANCEL" | "DELETED" | "FAIL" | "SUCCESS" | "UNKNOWN";
export type TipType = "AI" | "DEFAULT" | "SPECIAL" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type tipRow_tip$data = {
  readonly awayTeam: string | null | undefined;
  readonly createdAt: string;
  readonly description: string | null | undefined;
  readonly expectedValue: number | null | undefined;
  readonly homeTeam: string | null | undefined;
  readonly kickOff: string;
  readonly match: {
    readonly " $fragmentSpreads": FragmentRefs<"matchLink_match">;
  } | null | undefined;
  readonly matches: ReadonlyArray<{
    readonly title: string;
  }>;
  readonly odds: number;
  readonly profitUnits: number | null | undefined;
  readonly qualityValue: number | null | undefined;
  readonly stake: number;
  readonly status: TipStatus;
  readonly tip: string;
  readonly title: string;
  readonly type: TipType;
  readonly uid: string;
  readonly " $fragmentSpreads": FragmentRefs<"tipDetails_tip" | "tipStatusTag_tip">;
  readonly " $fragmentType": "tipRow_tip";
};
export type tipRow_tip$key = {
  readonly " $data"?: tipRow_tip$data;
  readonly " $fragmentSpreads": FragmentRefs<"tipRow_tip">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "tipRow_tip",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uid",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeTeam",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awayTeam",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "odds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stake",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expectedValue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "qualityValue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profitUnits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kickOff",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TipMatch",
      "kind": "LinkedField",
      "name": "matches",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Match",
      "kind": "LinkedField",
      "name": "match",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "matchLink_match",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "matchId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "leagueId",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "tipStatusTag_tip"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "tipDetails_tip"
    }
  ],
  "type": "Tip",
  "abstractKey": null
};
})();

(node as any).hash = "1c1c228e41283ef6d95c6a2c2299de07";

export default node;
