/**
 * @generated SignedSource<<8f376ae1eb9bbb90dfe432ba0301d137>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Outcome = "DRAWN" | "LOST" | "WON";
import { FragmentRefs } from "relay-runtime";
export type teamHead_team$data = {
  readonly last: {
    readonly form: ReadonlyArray<Outcome>;
  } | null | undefined;
  readonly leagues: ReadonlyArray<{
    readonly leagueId: number;
    readonly name: string;
  }> | null | undefined;
  readonly logo: string | null | undefined;
  readonly name: string;
  readonly teamId: number;
  readonly " $fragmentType": "teamHead_team";
};
export type teamHead_team$key = {
  readonly " $data"?: teamHead_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"teamHead_team">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "teamHead_team",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "League",
      "kind": "LinkedField",
      "name": "leagues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leagueId",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": "last",
      "args": null,
      "concreteType": "TeamRecord",
      "kind": "LinkedField",
      "name": "record",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "form",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};
})();

(node as any).hash = "0dabea96d1710f8811a387db58c443dd";

export default node;
