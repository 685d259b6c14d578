/**
 * @generated SignedSource<<6be60a5e601d8875ed889f6fc88d7a70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type draftPreview_draft$data = {
  readonly backtest: {
    readonly " $fragmentSpreads": FragmentRefs<"draftBacktest_backtest">;
  } | null | undefined;
  readonly errors: ReadonlyArray<{
    readonly code: string;
  }>;
  readonly matches: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly match: {
          readonly id: string;
        };
        readonly " $fragmentSpreads": FragmentRefs<"autofilterMatchItem_item">;
      };
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentType": "draftPreview_draft";
};
export type draftPreview_draft$key = {
  readonly " $data"?: draftPreview_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"draftPreview_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "draftPreview_draft",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserError",
      "kind": "LinkedField",
      "name": "errors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        }
      ],
      "concreteType": "AutofilterMatchConnection",
      "kind": "LinkedField",
      "name": "matches",
      "plural": false,
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
          "concreteType": "AutofilterMatchEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "AutofilterMatch",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Match",
                  "kind": "LinkedField",
                  "name": "match",
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
                  "name": "autofilterMatchItem_item"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Backtest",
      "kind": "LinkedField",
      "name": "backtest",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "draftBacktest_backtest"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AutofilterDraft",
  "abstractKey": null
};

(node as any).hash = "4f459c932f60632532e1f50c59026773";

export default node;
