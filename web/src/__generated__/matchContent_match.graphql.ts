/**
 * @generated SignedSource<<17eba2e893ab16326d5896ea47449bb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type matchContent_match$data = {
  readonly home: {
    readonly goal: number | null | undefined;
  };
  readonly onDropinfos?: {
    readonly " $fragmentSpreads": FragmentRefs<"matchDropinfosSection_match">;
  } | null | undefined;
  readonly onTips?: {
    readonly " $fragmentSpreads": FragmentRefs<"matchTipsSection_match">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"comparisonSection_match" | "headToHeadSection_match" | "incidentsSection_match" | "lastMatchesSection_match" | "lineupsSection_match" | "matchHeader_match" | "matchStatsSection_match" | "playersSection_match">;
  readonly " $fragmentType": "matchContent_match";
};
export type matchContent_match$key = {
  readonly " $data"?: matchContent_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"matchContent_match">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "dropinfos"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "lines"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "sameLeague"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "size"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "tips"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "matchContent_match",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MatchSide",
      "kind": "LinkedField",
      "name": "home",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goal",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "matchHeader_match"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "matchStatsSection_match"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "lines",
          "variableName": "lines"
        },
        {
          "kind": "Variable",
          "name": "sameLeague",
          "variableName": "sameLeague"
        },
        {
          "kind": "Variable",
          "name": "size",
          "variableName": "size"
        }
      ],
      "kind": "FragmentSpread",
      "name": "comparisonSection_match"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "headToHeadSection_match"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "lastMatchesSection_match"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "lineupsSection_match"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "incidentsSection_match"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "playersSection_match"
    },
    {
      "condition": "dropinfos",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "matchDropinfosSection_match"
              }
            ],
            "type": "Match",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "onDropinfos"
        }
      ]
    },
    {
      "condition": "tips",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "matchTipsSection_match"
              }
            ],
            "type": "Match",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "onTips"
        }
      ]
    }
  ],
  "type": "Match",
  "abstractKey": null
};

(node as any).hash = "563ffd230eecb433c1f1e4b22ade7ac1";

export default node;
