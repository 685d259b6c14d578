/**
 * @generated SignedSource<<798abb06a6cfa98afd9c59d31178a3c2>>
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
  readonly player: string | null | undefined;
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
      "kind": "ScalarField",
      "name": "player",
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

(node as any).hash = "f7c1139344525cc1044444adade979dd";

export default node;
