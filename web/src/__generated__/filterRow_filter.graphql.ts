/**
 * @generated SignedSource<<9e5a5e7679d66e6a09f429bc2ee505c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type filterRow_filter$data = {
  readonly filterId: number;
  readonly leagueIds: ReadonlyArray<number> | null | undefined;
  readonly name: string;
  readonly nameEn: string | null | undefined;
  readonly sportIds: ReadonlyArray<number> | null | undefined;
  readonly " $fragmentType": "filterRow_filter";
};
export type filterRow_filter$key = {
  readonly " $data"?: filterRow_filter$data;
  readonly " $fragmentSpreads": FragmentRefs<"filterRow_filter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "filterRow_filter",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filterId",
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
      "name": "nameEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sportIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leagueIds",
      "storageKey": null
    }
  ],
  "type": "AdminDropinfoFilter",
  "abstractKey": null
};

(node as any).hash = "c9ce6983c45162444d29af46e1069866";

export default node;
