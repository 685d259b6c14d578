/**
 * @generated SignedSource<<8b33bb8eb2ab606b8b71bcc5fc8380ed>>
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
  "type": "Incident",
  "abstractKey": "__isIncident"
};

(node as any).hash = "a8812d1ca12d20223841ea99d199073d";

export default node;
