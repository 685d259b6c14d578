/**
 * @generated SignedSource<<4097cc5bf39857b4be3352d6557e5944>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GoalKind = "OWN_GOAL" | "PENALTY" | "REGULAR";
import { FragmentRefs } from "relay-runtime";
export type goalItem_goal$data = {
  readonly addedTime: number | null | undefined;
  readonly assist: string | null | undefined;
  readonly isHome: boolean;
  readonly kind: GoalKind;
  readonly player: string | null | undefined;
  readonly time: number;
  readonly " $fragmentType": "goalItem_goal";
};
export type goalItem_goal$key = {
  readonly " $data"?: goalItem_goal$data;
  readonly " $fragmentSpreads": FragmentRefs<"goalItem_goal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "goalItem_goal",
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
      "name": "kind",
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
      "name": "assist",
      "storageKey": null
    }
  ],
  "type": "GoalIncident",
  "abstractKey": null
};

(node as any).hash = "ff43d9b12a79216d70489099b95b2088";

export default node;
