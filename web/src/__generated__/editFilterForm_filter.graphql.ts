/**
 * @generated SignedSource<<86e70641c833a5fec79a0adf8887ac02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type editFilterForm_filter$data = {
  readonly filterId: number;
  readonly leagueIds: ReadonlyArray<number> | null | undefined;
  readonly name: string;
  readonly nameEn: string | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "AdminDropinfoFilter",
  "abstractKey": null
};

(node as any).hash = "490a916ebbb0f7447eda0a2d53617001";

export default node;
