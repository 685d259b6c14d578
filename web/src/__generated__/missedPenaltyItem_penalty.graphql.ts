/**
 * @generated SignedSource<<cc1af9d0e68a49849d9eac88ad5be544>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type missedPenaltyItem_penalty$data = {
  readonly addedTime: number | null | undefined;
  readonly isHome: boolean;
  readonly player: string | null | undefined;
  readonly saved: boolean;
  readonly time: number;
  readonly " $fragmentType": "missedPenaltyItem_penalty";
};
export type missedPenaltyItem_penalty$key = {
  readonly " $data"?: missedPenaltyItem_penalty$data;
  readonly " $fragmentSpreads": FragmentRefs<"missedPenaltyItem_penalty">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "missedPenaltyItem_penalty",
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
      "name": "player",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "saved",
      "storageKey": null
    }
  ],
  "type": "MissedPenaltyIncident",
  "abstractKey": null
};

(node as any).hash = "3bbe95a08d77875ef9708cb9c30f6306";

export default node;
