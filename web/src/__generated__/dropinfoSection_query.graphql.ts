/**
 * @generated SignedSource<<7c1e52dee9b87f7d4952ec097f1620bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type dropinfoSection_query$data = {
  readonly dropinfos: Result<{
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly drop: number;
        readonly id: string;
        readonly kickOff: string;
        readonly title: string;
        readonly " $fragmentSpreads": FragmentRefs<"dropinfoPanelItem_dropinfo">;
      };
    }>;
  }, unknown>;
  readonly " $fragmentType": "dropinfoSection_query";
};
export type dropinfoSection_query$key = {
  readonly " $data"?: dropinfoSection_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"dropinfoSection_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "signals"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "dropinfoSection_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "when": "COMING"
            }
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 60
          },
          {
            "kind": "Variable",
            "name": "orderBy",
            "variableName": "signals"
          }
        ],
        "concreteType": "DropinfoConnection",
        "kind": "LinkedField",
        "name": "dropinfos",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DropinfoEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Dropinfo",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
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
                    "name": "title",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kickOff",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "drop",
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "dropinfoPanelItem_dropinfo"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "kind": "ClientExtension",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__id",
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f3a61ef8dd4e8901d74a8929ed690729";

export default node;
