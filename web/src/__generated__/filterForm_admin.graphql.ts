/**
 * @generated SignedSource<<e6d708641c29c8dee41cecd3cc98f9cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type filterForm_admin$data = {
  readonly " $fragmentSpreads": FragmentRefs<"leaguesChoice_admin" | "sportsChoice_admin">;
  readonly " $fragmentType": "filterForm_admin";
};
export type filterForm_admin$key = {
  readonly " $data"?: filterForm_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"filterForm_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "filterForm_admin",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "sportsChoice_admin"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "leaguesChoice_admin"
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "b0659cee0964753063f830a1b9697ab8";

export default node;
