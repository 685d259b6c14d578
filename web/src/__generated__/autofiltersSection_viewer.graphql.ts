/**
 * @generated SignedSource<<3df38dcc765658fa029123bdc250250d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type autofiltersSection_viewer$data = {
  readonly autofilters: Result<ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"autofilterNav_autofilter">;
  }>, unknown>;
  readonly " $fragmentType": "autofiltersSection_viewer";
};
export type autofiltersSection_viewer$key = {
  readonly " $data"?: autofiltersSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"autofiltersSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "autofiltersSection_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Autofilter",
        "kind": "LinkedField",
        "name": "autofilters",
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
            "name": "autofilterNav_autofilter"
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

(node as any).hash = "6f93373c9b882b31614966533f9c6306";

export default node;
