/**
 * @generated SignedSource<<31a4540b3588114e0a3ec93111558c89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type adminTipsList_tips$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly tip: {
        readonly id: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"adminTipRow_item">;
    };
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "adminTipsList_tips";
};
export type adminTipsList_tips$key = {
  readonly " $data"?: adminTipsList_tips$data;
  readonly " $fragmentSpreads": FragmentRefs<"adminTipsList_tips">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "adminTipsList_tips",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminTipEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AdminTip",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Tip",
              "kind": "LinkedField",
              "name": "tip",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "adminTipRow_item"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminTipConnection",
  "abstractKey": null
};

(node as any).hash = "ec3ee92cb503785e0a69d12fa4efc3bd";

export default node;
