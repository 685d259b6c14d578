/**
 * @generated SignedSource<<1dfbf7d8af7246bf8df51c93caf1157a>>
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

(node as any).hash = "c56cc641b0e50c621ad4cff3d4ef1495";

export default node;
