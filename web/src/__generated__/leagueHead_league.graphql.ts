/**
 * @generated SignedSource<<df91eaaeb9d654af9768282cf0dd4ae9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type leagueHead_league$data = {
  readonly country: string;
  readonly countryCode: string | null | undefined;
  readonly currentSeason: string | null | undefined;
  readonly flagUrl: string | null | undefined;
  readonly name: string;
  readonly seasons: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"useLeagueToggles_league">;
  readonly " $fragmentType": "leagueHead_league";
};
export type leagueHead_league$key = {
  readonly " $data"?: leagueHead_league$data;
  readonly " $fragmentSpreads": FragmentRefs<"leagueHead_league">;
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
  "name": "leagueHead_league",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "flagUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentSeason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Season",
      "kind": "LinkedField",
      "name": "seasons",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLeagueToggles_league"
    }
  ],
  "type": "League",
  "abstractKey": null
};
})();

(node as any).hash = "f74f10a98486f2af39321e580c2038a0";

export default node;
