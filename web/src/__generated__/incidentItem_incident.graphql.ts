/**
 * @generated SignedSource<<f1769e0f780c9d1d5598bf8b49646a61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type incidentItem_incident$data = {
  readonly card: {
    readonly " $fragmentSpreads": FragmentRefs<"cardItem_card">;
  } | null | undefined;
  readonly decision: {
    readonly " $fragmentSpreads": FragmentRefs<"varItem_decision">;
  } | null | undefined;
  readonly goal: {
    readonly " $fragmentSpreads": FragmentRefs<"goalItem_goal">;
  } | null | undefined;
  readonly injuryTime: {
    readonly " $fragmentSpreads": FragmentRefs<"injuryTimeItem_injuryTime">;
  } | null | undefined;
  readonly missedPenalty: {
    readonly " $fragmentSpreads": FragmentRefs<"missedPenaltyItem_penalty">;
  } | null | undefined;
  readonly period: {
    readonly " $fragmentSpreads": FragmentRefs<"periodItem_period">;
  } | null | undefined;
  readonly shootout: {
    readonly " $fragmentSpreads": FragmentRefs<"shootoutItem_penalty">;
  } | null | undefined;
  readonly substitution: {
    readonly " $fragmentSpreads": FragmentRefs<"substitutionItem_substitution">;
  } | null | undefined;
  readonly " $fragmentType": "incidentItem_incident";
};
export type incidentItem_incident$key = {
  readonly " $data"?: incidentItem_incident$data;
  readonly " $fragmentSpreads": FragmentRefs<"incidentItem_incident">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "incidentItem_incident",
  "selections": [
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "goalItem_goal"
          }
        ],
        "type": "GoalIncident",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "goal"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "cardItem_card"
          }
        ],
        "type": "CardIncident",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "card"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "substitutionItem_substitution"
          }
        ],
        "type": "SubstitutionIncident",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "substitution"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "varItem_decision"
          }
        ],
        "type": "VarIncident",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "decision"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "missedPenaltyItem_penalty"
          }
        ],
        "type": "MissedPenaltyIncident",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "missedPenalty"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "shootoutItem_penalty"
          }
        ],
        "type": "ShootoutIncident",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "shootout"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "periodItem_period"
          }
        ],
        "type": "PeriodIncident",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "period"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "injuryTimeItem_injuryTime"
          }
        ],
        "type": "InjuryTimeIncident",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "injuryTime"
    }
  ],
  "type": "MatchIncident",
  "abstractKey": "__isMatchIncident"
};

(node as any).hash = "c56f8bf581245f7eea7e8753d70ec2b6";

export default node;
