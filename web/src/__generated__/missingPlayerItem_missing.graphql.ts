/**
 * @generated SignedSource<<be49b788a351b952280b59d73a6c2fcc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MissingReason = "ILLNESS" | "INJURY" | "OTHER" | "SUSPENSION";
import { FragmentRefs } from "relay-runtime";
export type missingPlayerItem_missing$data = {
  readonly description: string | null | undefined;
  readonly expectedEndAt: string | null | undefined;
  readonly player: {
    readonly name: string;
  };
  readonly reason: MissingReason | null | undefined;
  readonly " $fragmentType": "missingPlayerItem_missing";
};
export type missingPlayerItem_missing$key = {
  readonly " $data"?: missingPlayerItem_missing$data;
  readonly " $fragmentSpreads": FragmentRefs<"missingPlayerItem_missing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "missingPlayerItem_missing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expectedEndAt",
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
    }
  ],
  "type": "MissingPlayer",
  "abstractKey": null
};

(node as any).hash = "dcefd49cfa5ad1cce1de7f0b65a27512";

export default node;
