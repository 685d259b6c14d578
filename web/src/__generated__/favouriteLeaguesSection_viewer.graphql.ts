/**
 * @generated SignedSource<<ae698657f96854f8e203912b9c95be20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type favouriteLeaguesSection_viewer$data = {
  readonly favouriteLeagues: Result<ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"favouriteLeagueItem_league">;
  }>, unknown>;
  readonly " $fragmentType": "favouriteLeaguesSection_viewer";
};
export type favouriteLeaguesSection_viewer$key = {
  readonly " $data"?: favouriteLeaguesSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"favouriteLeaguesSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "favouriteLeaguesSection_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "League",
        "kind": "LinkedField",
        "name": "favouriteLeagues",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "favouriteLeagueItem_league"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f751998d644b729966a2b967bcd3b6be";

export default node;
