/**
 * @generated SignedSource<<e38c14c84430c8a700d362f9f71fef51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type leaguesChoice_leagues$data = ReadonlyArray<{
  readonly country: string | null | undefined;
  readonly leagueId: string;
  readonly name: string;
  readonly sportId: number | null | undefined;
  readonly " $fragmentType": "leaguesChoice_leagues";
}>;
export type leaguesChoice_leagues$key = ReadonlyArray<{
  readonly " $data"?: leaguesChoice_leagues$data;
  readonly " $fragmentSpreads": FragmentRefs<"leaguesChoice_leagues">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "leaguesChoice_leagues",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leagueId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sportId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    }
  ],
  "type": "DropinfoFilterLeague",
  "abstractKey": null
};

(node as any).hash = "7eec0911737175a33a244816918904f6";

export default node;
