/**
 * @generated SignedSource<<b50a49370a63e736c40c04d1804a3917>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type matchHeaderTeam_team$data = {
  readonly logo: string | null | undefined;
  readonly name: string;
  readonly teamId: number;
  readonly " $fragmentType": "matchHeaderTeam_team";
};
export type matchHeaderTeam_team$key = {
  readonly " $data"?: matchHeaderTeam_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"matchHeaderTeam_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "matchHeaderTeam_team",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logo",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "38d8a274baf1a28742aa7c48a9783d04";

export default node;
