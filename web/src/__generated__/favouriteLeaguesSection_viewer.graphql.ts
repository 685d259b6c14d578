/**
 * @generated SignedSource<<db8f3b86f273ae85892814c0d991b4b9>>
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
  }> | null | undefined, unknown>;
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
