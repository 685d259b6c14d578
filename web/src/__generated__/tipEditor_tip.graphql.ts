/**
 * @generated SignedSource<<f1f4e7f0daffa474982e25fb7d5a5345>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TipStatus = "ACTIVE" | "CANCEL" | "DELETED" | "FAIL" | "SUCCESS" | "UNKNOWN";
export type TipType = "AI" | "DEFAULT" | "SPECIAL" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type tipEditor_tip$data = {
  readonly authorName: string | null | undefined;
  readonly description: string | null | undefined;
  readonly expectedValue: number | null | undefined;
  readonly id: string;
  readonly images: ReadonlyArray<{
    readonly id: string | null | undefined;
    readonly url: string;
  }>;
  readonly kickOff: string;
  readonly matches: ReadonlyArray<{
    readonly kickOff: string;
    readonly odds: number;
    readonly tip: string;
    readonly title: string;
  }>;
  readonly number: number;
  readonly odds: number;
  readonly qualityValue: number | null | undefined;
  readonly stake: number;
  readonly status: TipStatus;
  readonly tip: string;
  readonly title: string;
  readonly type: TipType;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "tipEditor_tip";
};
export type tipEditor_tip$key = {
  readonly " $data"?: tipEditor_tip$data;
  readonly " $fragmentSpreads": FragmentRefs<"tipEditor_tip">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tip",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "odds",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kickOff",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "tipEditor_tip",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stake",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expectedValue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "qualityValue",
      "storageKey": null
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TipMatch",
      "kind": "LinkedField",
      "name": "matches",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TipImage",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tip",
  "abstractKey": null
};
})();

(node as any).hash = "9d590714fe12336efa12a0e3e7658e07";

export default node;
