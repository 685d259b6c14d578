/**
 * @generated SignedSource<<0742c8ddaf222ce52095defe1711e345>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type dropinfoSection_dashboard$data = {
  readonly dropinfos: Result<ReadonlyArray<{
    readonly date: string;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"dropinfoPanelItem_dropinfo">;
  }> | null | undefined, unknown>;
  readonly " $fragmentType": "dropinfoSection_dashboard";
};
export type dropinfoSection_dashboard$key = {
  readonly " $data"?: dropinfoSection_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"dropinfoSection_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "dropinfoSection_dashboard",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Dropinfo",
        "kind": "LinkedField",
        "name": "dropinfos",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "date",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "dropinfoPanelItem_dropinfo"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "aea233ae1d4dcfc50cfc24b613b51598";

export default node;
