/**
 * @generated SignedSource<<0232474959e111ee227a66cd13b97b5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type VarDecision = "CARD_UPGRADE" | "GOAL_AWARDED" | "GOAL_NOT_AWARDED" | "OTHER" | "PENALTY_AWARDED" | "PENALTY_NOT_AWARDED" | "RED_CARD_GIVEN";
import { FragmentRefs } from "relay-runtime";
export type varItem_decision$data = {
  readonly addedTime: number | null | undefined;
  readonly confirmed: boolean | null | undefined;
  readonly decision: VarDecision;
  readonly isHome: boolean;
  readonly player: {
    readonly name: string;
  } | null | undefined;
  readonly time: number;
  readonly " $fragmentType": "varItem_decision";
};
export type varItem_decision$key = {
  readonly " $data"?: varItem_decision$data;
  readonly " $fragmentSpreads": FragmentRefs<"varItem_decision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "varItem_decision",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "time",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addedTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Player",
      "kind": "LinkedField",
      "name": "player",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmed",
      "storageKey": null
    }
  ],
  "type": "VarIncident",
  "abstractKey": null
};

(node as any).hash = "ec2bc102114e35e41dc4f0a83048d048";

export default node;
