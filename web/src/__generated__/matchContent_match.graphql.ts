/**
 * @generated SignedSource<<aacd5ea2c9e5c3354affc2db4a3abdc3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type matchContent_match$data = {
  readonly home: {
    readonly goals: number | null | undefined;
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
          "name": "goals",
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

(node as any).hash = "dc558295d8ea5162f05bf890f39f5517";

export default node;
