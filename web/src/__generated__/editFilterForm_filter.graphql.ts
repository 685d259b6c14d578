/**
 * @generated SignedSource<<5a557b09ef1326cbf6e4b5ec6663af3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type editFilterForm_filter$data = {
  readonly id: string;
  readonly leagueIds: ReadonlyArray<string> | null | undefined;
  readonly nameEn: string | null | undefined;
  readonly namePl: string;
  readonly sportIds: ReadonlyArray<number> | null | undefined;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "editFilterForm_filter";
};
export type editFilterForm_filter$key = {
  readonly " $data"?: editFilterForm_filter$data;
  readonly " $fragmentSpreads": FragmentRefs<"editFilterForm_filter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "editFilterForm_filter",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "DropinfoFilter",
  "abstractKey": null
};

(node as any).hash = "242ad1402fb54f6f9804ff38d8026c86";

export default node;
