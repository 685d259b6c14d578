/**
 * @generated SignedSource<<f1eaa40d90352afc82ef6ec192081c9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type filterRow_filter$data = {
  readonly filterId: number;
  readonly leagueIds: ReadonlyArray<string> | null | undefined;
  readonly nameEn: string | null | undefined;
  readonly namePl: string;
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
      "name": "namePl",
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
  "type": "DropinfoFilter",
  "abstractKey": null
};

(node as any).hash = "5bc35a522e6d1a98259bf73b43b0a477";

export default node;
