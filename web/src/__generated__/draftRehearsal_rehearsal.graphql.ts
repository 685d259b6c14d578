/**
 * @generated SignedSource<<9ee3c2d3505a74e48640a75b1e37f593>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type draftRehearsal_rehearsal$data = {
  readonly hits: number;
  readonly matches: number;
  readonly right: number;
  readonly seasons: ReadonlyArray<{
    readonly hits: number;
    readonly matches: number;
    readonly right: number;
    readonly season: string;
  }>;
  readonly " $fragmentType": "draftRehearsal_rehearsal";
};
export type draftRehearsal_rehearsal$key = {
  readonly " $data"?: draftRehearsal_rehearsal$data;
  readonly " $fragmentSpreads": FragmentRefs<"draftRehearsal_rehearsal">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "matches",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hits",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "right",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "draftRehearsal_rehearsal",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SeasonRehearsal",
      "kind": "LinkedField",
      "name": "seasons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "season",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Rehearsal",
  "abstractKey": null
};
})();

(node as any).hash = "d5fed3916aee56d1c855f6a4e90af1ad";

export default node;
